import type { LocalizedText } from './Language.ts';
import type { NavEntry } from './NavEntry.ts';

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
  /** Icon in the product switcher. */
  icon: 'table' | 'calendar' | 'bars' | 'tree';
  /** One sentence for cards and the product switcher. */
  tagline: LocalizedText;
  /** What it does well, a short line each, for the page that shows all products. */
  highlights: readonly LocalizedText[];
}

/** A folder of `content/` with pages, in the order of the navigation tree. */
export interface Section {
  /** Folder below `content/`. */
  folder: string;
  /** URL path its page folders hang on; the folder named `overview` is this path itself. */
  path: string;
  /** The product the section documents; null for the parts about the whole library. */
  product: Product | null;
  /** Top-level entries the section adds to the tree. */
  navigation: NavEntry[];
}
