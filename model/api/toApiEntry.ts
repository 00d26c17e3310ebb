import type { Api } from './Api.ts';
import type { ApiEntry } from './ApiEntry.ts';

/** A page of the API reference → its line in an index. */
export function toApiEntry(api: Api): ApiEntry {
  const { kind, path, name, product, plan, featured } = api;
  const deprecated = api.deprecationHtml !== null;
  return { kind, path, name, product, plan, deprecated, featured, rowCount: countRows(api) };
}

function countRows(api: Api): number {
  switch (api.kind) {
    case 'component':
      return api.props.length;
    case 'interface':
      return api.properties.length;
    case 'hook':
      return api.parameters.length;
    case 'events':
      return api.events.length;
    case 'selectors':
      return api.categories.reduce((sum, { selectors }) => sum + selectors.length, 0);
    case 'exports':
      return api.exports.length;
  }
}
