import { type ApiExtract, undocumentedExports } from '#pipeline/api/ApiExtract.ts';
import type { ApiPackage } from '#pipeline/api/extract/apiPackages.ts';

/** How much of what a product's packages export is documented. */
export interface ApiCoverage {
  /** Name of the product. */
  product: string;
  packages: Pick<ApiPackage, 'name' | 'version'>[];
  /** Pages of its reference. */
  pages: number;
  /** Public exports. */
  exports: number;
  /** Exports on a page of the reference. */
  documented: number;
  /** Exports left out on purpose, by reason. */
  ignored: { reason: string; names: string[] }[];
}

/** Measures how much of what was extracted from a product's packages is documented. */
export function measureApiCoverage(
  product: string,
  packages: ApiCoverage['packages'],
  extract: ApiExtract,
): ApiCoverage {
  const { pages, exports } = extract;
  const ignored = new Map<string, string[]>();
  for (const { name, ignored: reason } of exports) {
    if (reason !== null) {
      ignored.set(reason, [...(ignored.get(reason) ?? []), name]);
    }
  }
  const ignoredCount = exports.filter((each) => each.ignored !== null).length;
  return {
    product,
    packages,
    pages: pages.length,
    exports: exports.length,
    documented: exports.length - ignoredCount - undocumentedExports(extract).length,
    ignored: [...ignored].map(([reason, names]) => ({ reason, names })),
  };
}

/** Exports that are left out for a reason. */
export function countIgnored({ ignored }: ApiCoverage): number {
  return ignored.reduce((sum, { names }) => sum + names.length, 0);
}

/** Exports that are neither documented nor left out. */
export function countMissing(api: ApiCoverage): number {
  return api.exports - api.documented - countIgnored(api);
}
