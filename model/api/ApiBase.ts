import type { Plan } from '#model/NavEntry.ts';
import type { ApiDemoLink } from './ApiDemoLink.ts';

/** What every page of the API reference has. */
export interface ApiBase {
  /** Path without language: `/x/api/data-grid/data-grid`. */
  path: string;
  /** Name of the export, or a caption: `DataGrid`. */
  name: string;
  /** Folder of the product below `content/`. */
  product: string;
  /** Lowest plan that has it; null for the community plan. */
  plan: Plan | null;
  /** Whether the library itself presents it, rather than exporting it as a part of something else. */
  featured: boolean;
  /** Block HTML; empty when the types say nothing. */
  descriptionHtml: string;
  /** Inline HTML that says what to use instead, possibly empty; null when it is not deprecated. */
  deprecationHtml: string | null;
  /** Import statements a reader may choose from: the deep one first, then one per plan package that exports it. */
  imports: string[];
  /** Demos that use it. */
  demos: ApiDemoLink[];
}
