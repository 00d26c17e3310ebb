import type { Plan } from './NavEntry.ts';

/** Front matter of a page, checked by `pipeline/pages/readFrontMatter`. */
export interface PageMeta {
  /** Heading of the page, at most 70 characters. */
  title: string;
  /** One sentence that says what the page is for, at most 160 characters, ends with a full stop. */
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
}
