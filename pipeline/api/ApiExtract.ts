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
  /** Every prop some component takes, inherited ones included, in alphabetical order. */
  propNames: string[];
  /** What the names begin with that each exported object of class names holds: `gridClasses` → `MuiDataGrid`. */
  classPrefixes: Record<string, string>;
}

/** Names of the exports that are on no page, though nothing says that they need none. */
export function undocumentedExports({ pages, exports }: ApiExtract): string[] {
  const shown = new Set(pages.flatMap(shownNames));
  const paths = new Set(pages.map((page) => page.path));
  return exports
    .filter(
      ({ name, href, ignored }) =>
        ignored === null && !(shown.has(name) || paths.has(href?.split('#', 1)[0] ?? '')),
    )
    .map(({ name }) => name);
}

function shownNames(api: Api): string[] {
  switch (api.kind) {
    case 'selectors':
      return api.categories.flatMap(({ selectors }) => selectors.map(({ name }) => name));
    case 'exports':
      return api.exports.map(({ name }) => name);
    case 'component':
    case 'hook':
    case 'interface':
    case 'events':
      return [api.name];
  }
}
