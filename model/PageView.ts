import type { CodeStyling } from './Preferences.ts';
import type { ComponentBlock, DemoBlock, Heading } from './Block.ts';
import type { Language } from './Language.ts';
import type { PageState } from './NavNode.ts';
import type { Plan } from './Plan.ts';
import type { ProductIdentifier } from './Product.ts';

/** A page another page points to. */
export interface PageLink {
  path: string;
  title: string;
}

/** A group of pages around a page. */
export interface PageGroup {
  title: string;
  /** Its first page; null on that page itself, and while it is not written. */
  path: string | null;
}

/** A page that is read before or after another. */
export interface NeighborLink extends PageLink {
  /** Title of the group it is in, where that is another one: pages such as "Overview" are told apart by it. */
  group: string | null;
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
  /** Plan of its component that shows a watermark without a license key; null where none is seen. */
  watermarkPlan: Plan | null;
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
  /** What the navigation says about the page besides its plan. */
  states: PageState[];
  productId: string;
  productCategoryId: string;
  identity: ProductIdentifier;
  headings: Heading[];
  blocks: BlockOutline[];
  /** The groups the page is in, outermost first. */
  trail: PageGroup[];
  previous: NeighborLink | null;
  next: NeighborLink | null;
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
