import type { NavEntry } from './NavEntry.ts';
import type { Product } from './Product.ts';

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
