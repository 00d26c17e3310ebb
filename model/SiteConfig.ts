import type { Language } from './Language.ts';
import type { Product, ProductIdentifier } from './Product.ts';

/** A product as the shell shows it. */
export type ProductSummary = Pick<Product, 'id' | 'name' | 'folder' | 'path' | 'tagline'> & {
  /** False while its overview page has no text yet; it is then named without a link. */
  written: boolean;
};

/** What the shell knows on every page, whatever the page. */
export interface SiteConfig {
  /** Scheme and host the site is published at. */
  origin: string;
  /** Where the library's sources are kept. */
  repositoryUrl: string;
  /** Address that a source file's path is appended to for reading it. */
  sourceRoot: string;
  languages: { code: Language; label: string }[];
  library: ProductIdentifier;
  products: ProductSummary[];
}
