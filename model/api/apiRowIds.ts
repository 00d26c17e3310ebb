import type { Api } from './Api.ts';

/** Ids of the rows of an API page, which links may name. */
export function apiRowIds(api: Api): string[] {
  return rowsOf(api).map(({ rowId }) => rowId);
}

function rowsOf(api: Api): readonly { rowId: string }[] {
  switch (api.kind) {
    case 'component':
      return [...api.props, ...api.slots, ...api.classes];
    case 'interface':
      return api.properties;
    case 'hook':
      return [...api.parameterProperties, ...api.returnProperties];
    case 'events':
      return api.events;
    case 'selectors':
      return api.categories.flatMap(({ selectors }) => selectors);
    case 'exports':
      return api.exports;
  }
}
