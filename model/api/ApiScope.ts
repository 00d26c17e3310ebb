/** Exports that need no page, with the reason a reviewer reads. */
export interface IgnoredExports {
  /** Names, or a pattern a whole name must match. */
  exports: readonly string[] | RegExp;
  reason: string;
}

/** What the API reference of a product covers, written in `content/<folder>/api.ts`. */
export interface ApiScope {
  /** Folder of the product below `content/`. */
  product: string;
  /** Prefix of the pages: `/x/api/data-grid`. */
  path: string;
  /** npm packages by plan, community first. */
  packages: readonly string[];
  /** Exported object types that get a page of their own. */
  interfaces: readonly string[];
  /** Type whose properties are the product's events, per plan; null when it has no event bus. */
  eventLookup: string | null;
  ignored: readonly IgnoredExports[];
}

/** Whether a name is meant by an entry of the ignore list. */
export function ignoresExport({ exports }: IgnoredExports, name: string): boolean {
  return exports instanceof RegExp
    ? new RegExp(`^(?:${exports.source})$`).test(name)
    : exports.includes(name);
}
