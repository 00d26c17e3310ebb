import type { ErrorMessage } from '#model/errors/ErrorMessage.ts';
import type { Page } from '#model/Page.ts';
import type { PageSubject } from '#pipeline/api/apiNames.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import type { FoundLink, PropMention } from '#pipeline/markdown/ParseContext.ts';
import type { Api } from '#model/api/Api.ts';
import type { ApiEntry } from '#model/api/ApiEntry.ts';
import type { Block, ComponentBlock } from '#model/Block.ts';
import type { DemoVariant } from '#model/DemoSource.ts';
import type { Language } from '#model/Language.ts';
import type { NavNode } from '#model/NavNode.ts';
import type { PageView } from '#model/PageView.ts';
import type { Plan } from '#model/Plan.ts';
import type { ApiExtract } from '#pipeline/api/ApiExtract.ts';
import type { DiskCache } from '#pipeline/cache/DiskCache.ts';
import type { PageFile } from '#pipeline/content-files/discoverPages.ts';
import type { Snapshot } from '#pipeline/demos/renderSnapshot.tsx';
import type { DocsConfig } from './DocsConfig.ts';

/** A page together with what the checks need; `page` is null if it has problems. */
export interface CompiledPage {
  /** Path without language. */
  path: string;
  /** Markdown file, relative to the repository. */
  file: string;
  /** Components and hooks listed in its front matter. */
  subject: PageSubject;
  page: Page | null;
  /** Possible targets of a link's hash: headings and demos. */
  anchors: string[];
  /** Plans of the sections that need one, by anchor. */
  sectionPlans: Record<string, Plan>;
  /** Names of the demos the page shows, whether they exist or not. */
  demoNames: string[];
  links: FoundLink[];
  propMentions: PropMention[];
  problems: AuthorProblem[];
}

/**
 * The whole documentation as values; `openDocs` implements it.
 * A function that reads part of it takes that part: `Pick<Docs, 'config' | 'pageFiles'>`.
 */
export interface Docs {
  readonly config: DocsConfig;
  readonly cache: DiskCache;
  /** Has everything read anew that may depend on a file, because it has changed. */
  forget(file: string): void;
  pageFiles(): Promise<PageFile[]>;
  /** A page with its problems; null if no such page exists. */
  compile(path: string, language: Language): Promise<CompiledPage | null>;
  /** A page without problems; throws an `AuthorError` if it has any. */
  page(path: string, language: Language): Promise<Page | null>;
  /** What readers see at a path: a guide, one of its tabs, or a page of the API reference. */
  visiblePage(path: string, language: Language): Promise<Page | null>;
  view(page: Page): Promise<PageView>;
  /** Day of the last commit of each guide by its path, `YYYY-MM-DD`; empty outside a Git checkout. */
  changeDays(): Promise<ReadonlyMap<string, string>>;
  navigation(language: Language): Promise<NavNode[]>;
  /** Every page of the API reference, product by product. */
  apis(): Promise<ApiEntry[]>;
  /** The API behind a page of the reference, with the demos that use it; null if no such page exists. */
  api(path: string, language: Language): Promise<Api | null>;
  /** Every message that the packages can throw or print, explained or not. */
  errorMessages(): Promise<ErrorMessage[]>;
  /** Everything that was read from a product's packages, for checks. */
  apiExtract(product: string): Promise<ApiExtract>;
  /** The code of a demo, given by its id. */
  demo(id: string): Promise<DemoVariant>;
  /** The code of a template; null if no template has that name. */
  template(name: string): Promise<DemoVariant | null>;
  /** The cached snapshot of a demo or template, or else the one `render` makes; `tool` is a hash of the rendering code. */
  snapshot(id: string, tool: string, render: () => Promise<Snapshot>): Promise<Snapshot>;
  /** Style sheets a demo depends on: those it imports, and the Tailwind utilities it uses. */
  demoStyles(id: string): Promise<string>;
}

/** Computes the block for `::component{name="…"}`, e.g. a table of the quality report. */
export type BlockGenerator = (block: ComponentBlock, page: Page, docs: Docs) => Promise<Block>;

/** Generators by the component name that requests them. */
export type BlockGenerators = Readonly<Record<string, BlockGenerator>>;
