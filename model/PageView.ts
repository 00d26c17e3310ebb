import type { CodeStyling } from './CodePreferences.ts';
import type { ComponentBlock, DemoBlock } from './Block.ts';
import type { Heading } from './Heading.ts';
import type { Language } from './Language.ts';
import type { Plan } from './NavEntry.ts';
import type { ProductIdentifier } from './Product.ts';

/** A page another page points to. */
export interface PageLink {
  path: string;
  title: string;
}

/** A demo in one styling, by the names of its files. */
export interface VariantOutline {
  /** Null for a demo without styling variants. */
  styling: CodeStyling | null;
  /** Key in the registry, e.g. `tree-view/simple-tree-view/items/BasicItems`. */
  id: string;
  files: { tsName: string; jsName: string }[];
}

/** A demo's place on the page. */
export interface DemoOutline extends DemoBlock {
  /** The first is the one prerendered. */
  variants: VariantOutline[];
  /** Plan of the packages it imports; null when all are free. */
  plan: Plan | null;
}

/** A block without its HTML. */
export type BlockOutline = { kind: 'prose' } | DemoOutline | ComponentBlock;

/** Everything the browser needs to show a page except its HTML, which ships once, inside the document. */
export interface PageView {
  /** Path without language. */
  path: string;
  language: Language;
  bodyLanguage: Language;
  title: string;
  /** What this tab of the page shows; null for the page itself. */
  tabTitle: string | null;
  description: string;
  plan: Plan | null;
  productId: string;
  productCategoryId: string;
  identity: ProductIdentifier;
  headings: Heading[];
  blocks: BlockOutline[];
  /** Names of the groups and labels the page sits under, outermost first. */
  trail: string[];
  previous: PageLink | null;
  next: PageLink | null;
  /** Null where the text is generated. */
  editUrl: string | null;
  /** The day, and how readers write it: a browser takes its time to learn how, so it is written at build. */
  lastUpdated: { day: string; text: string } | null;
  tableOfContents: boolean;
  /** False on pages that carry no advertising. */
  ads: boolean;
  /** Style sheet of a typeface that only this page needs. */
  fontStylesheet: string | null;
  packageName: string | null;
  githubLabel: string | null;
  waiAria: string | null;
}
