import type { Api } from '#model/api/Api.ts';

/** A public export and where readers find it. */
export interface CoveredExport {
  name: string;
  /** Path of the page, with the row's hash where it is a row; null when it is ignored. */
  href: string | null;
  /** Why it is not documented; null when it is. */
  ignored: string | null;
}

/** What one reading of a product's types yields. */
export interface ApiExtract {
  pages: Api[];
  /** Every public export of the packages, documented or not. */
  exports: CoveredExport[];
  /** Every prop some component takes, inherited ones included, in the order of the alphabet. */
  propNames: string[];
  /** What the names begin with that each exported object of class names holds: `gridClasses` → `MuiDataGrid`. */
  classPrefixes: Record<string, string>;
}
