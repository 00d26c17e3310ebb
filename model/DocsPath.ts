import type { Language } from './Language.ts';

/** An address of the site, taken apart. */
export interface DocsPath {
  language: Language;
  /** Path without language, query, hash or trailing slash; `/` for the root. */
  path: string;
  /** Path as the canonical URL shows it: with the prefix of a language other than the default. */
  canonicalPath: string;
  /** Query as written, with its question mark; empty without one. */
  search: string;
  /** Fragment as written, with its hash sign; empty without one. */
  hash: string;
}
