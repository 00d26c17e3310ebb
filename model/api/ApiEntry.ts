import type { Plan } from '#model/NavEntry.ts';
import type { Api } from './Api.ts';

/** A page of the API reference as an index or a side navigation lists it. */
export interface ApiEntry {
  kind: Api['kind'];
  path: string;
  name: string;
  /** Folder of the product below `content/`. */
  product: string;
  plan: Plan | null;
  deprecated: boolean;
  /** Whether the side navigation lists it; the index lists every page. */
  featured: boolean;
  /** Rows on the page: props, properties, events, selectors or exports. */
  rowCount: number;
}
