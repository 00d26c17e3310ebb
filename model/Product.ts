/** One row of the version switcher (S3.2). */
export interface VersionEntry {
  text: string;
  href: string;
  current?: true;
}

/** What the header shows for the part of the site a page belongs to (S3.2). */
export interface ProductIdentifier {
  /** Family name shown above the product name; empty for the family itself. */
  metadata: string;
  name: string;
  versions: VersionEntry[];
}

/** A product of the library, described once in `content/<folder>/product.ts`. */
export interface Product extends ProductIdentifier {
  /** Identifier used by analytics and head tags, e.g. `x-data-grid`. */
  id: string;
  /** Folder below `content/`. */
  folder: string;
  /** Path of its overview page, e.g. `/x/react-data-grid`. */
  path: string;
  /** Prefix of its API pages, e.g. `/x/api/data-grid`. */
  apiPath: string;
  /** npm packages by plan, community first. */
  packages: string[];
  /** One sentence for cards and the product switcher, in each language. */
  tagline: { en: string; zh: string };
}
