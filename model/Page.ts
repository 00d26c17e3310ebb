import type { Block } from './Block.ts';
import type { DemoSource } from './DemoSource.ts';
import type { Heading } from './Heading.ts';
import type { Language } from './Language.ts';
import type { PageMeta } from './PageMeta.ts';

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
