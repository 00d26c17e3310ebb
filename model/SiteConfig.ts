import type { Language, LanguageRecord } from './Language.ts';
import type { Product, ProductIdentifier } from './Product.ts';

/** A product as the shell shows it. */
export type ProductSummary = Pick<
  Product,
  'id' | 'name' | 'folder' | 'path' | 'icon' | 'tagline'
> & {
  /** False while its overview page has no text yet; it is then named without a link. */
  written: boolean;
};

/** What the shell knows on every page, whatever the page. */
export interface SiteConfig {
  /** Scheme and host the site is published at. */
  origin: string;
  /** Where the library's sources are kept. */
  repositoryUrl: string;
  /** Address that the path of a file of this repository is appended to for reading it; null when it is not known. */
  sourceRoot: string | null;
  languages: ({ code: Language } & Pick<LanguageRecord, 'label' | 'tag' | 'locale'>)[];
  library: ProductIdentifier;
  products: ProductSummary[];
}
