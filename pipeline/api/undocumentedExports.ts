import type { Api } from '#model/api/Api.ts';
import type { ApiExtract } from './ApiExtract.ts';

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
    default:
      return [api.name];
  }
}
