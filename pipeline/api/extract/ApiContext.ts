import type { ts } from '#pipeline/api/typescript.ts';
import type { PublicExport } from './listExports.ts';
import type { FindLink } from './toDescription.ts';

/** What every `describe…` function may ask. */
export interface ApiContext {
  checker: ts.TypeChecker;
  /** Folder of the product below `content/`. */
  product: string;
  /** Prefix of its pages: `/x/api/data-grid`. */
  apiPath: string;
  exports: Map<string, PublicExport>;
  /** Component names the theme knows: `MuiDataGrid`. */
  themeNames: ReadonlySet<string>;
  /** Page, or row on a page, of a public name. */
  findLink: FindLink;
  /** Whether a name has a page of its own. */
  hasPage(name: string): boolean;
}
