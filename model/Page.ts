import type { Plan } from './Plan.ts';
import type { Block, Heading } from './Block.ts';
import type { DemoSource } from './DemoSource.ts';
import type { Language } from './Language.ts';

/** Front matter of a page, checked by `pipeline/markdown/readFrontMatter`. */
export interface PageMeta {
  /** Heading of the page, at most 70 characters. */
  title: string;
  /** One sentence that says what the page is for, at most 160 characters, ends with a period. */
  description: string;
  /** Plan the whole page needs. */
  plan: Plan | null;
  /** Public components the page documents; their API is linked from it. */
  components: string[];
  /** Public hooks the page documents. */
  hooks: string[];
  /** npm package of those components. */
  packageName: string | null;
  /** Label of the issue tracker that collects feedback about this component. */
  githubLabel: string | null;
  /** Address of the WAI-ARIA pattern the component follows. */
  waiAria: string | null;
  /** Style sheet of a typeface that only this page needs, below `public/`. */
  fontStylesheet: string | null;
  /** False on pages that carry no advertising. */
  ads: boolean;
  /** False on full-width pages. */
  tableOfContents: boolean;
  /** Further words readers may search this page by. */
  keywords: string[];
  /** Published anchors that no section answers; they lead to the top of the page. */
  topAnchors: string[];
}

/** A page compiled from its Markdown file, in one language. */
export interface Page {
  /** Path without language or trailing slash, e.g. `/x/react-tree-view/simple-tree-view/items`. */
  path: string;
  /** Language of the URL. */
  language: Language;
  /** Language the text is written in; differs from `language` where a translation is missing. */
  bodyLanguage: Language;
  /** Folder of the section below `content/`. */
  section: string;
  meta: PageMeta;
  headings: Heading[];
  blocks: Block[];
  demos: DemoSource[];
  /** Markdown file, relative to the repository. */
  sourceFile: string;
  /** Day of the last commit that changed the page's folder, `YYYY-MM-DD`; null outside a checkout. */
  lastUpdated: string | null;
}
