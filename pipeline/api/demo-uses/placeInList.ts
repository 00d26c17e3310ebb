import type { ApiRowRef } from './ApiRowRef.ts';
import type { ApiLookup } from './createApiLookup.ts';
import type { DemoFact } from './DemoFact.ts';

/** Rows on the pages that list many exports or events, and pages that are about an export as a whole. */
export function placeInList(
  fact: Extract<DemoFact, { kind: 'event' | 'export' | 'attribute' }>,
  { lists, page }: ApiLookup,
): ApiRowRef[] {
  const [product = '', name = ''] = 'of' in fact ? fact.of.split(':') : [fact.product];
  switch (fact.kind) {
    case 'export': {
      const own = page(fact.of);
      const rows = lists(product).flatMap((api) => {
        const listed =
          api.kind === 'exports'
            ? api.exports
            : api.kind === 'selectors'
              ? api.categories.flatMap(({ selectors }) => selectors)
              : [];
        return listed
          .filter((row) => row.name === name)
          .map(({ rowId }) => ({ path: api.path, rowId }));
      });
      return own?.kind === 'hook' ? [{ path: own.path, rowId: null }, ...rows] : rows;
    }
    case 'event':
    case 'attribute':
      return lists(product).flatMap((api) =>
        api.kind === 'events'
          ? api.events
              .filter((event) =>
                fact.kind === 'event' ? event.name === fact.name : event.listenerProp === fact.name,
              )
              .map(({ rowId }) => ({ path: api.path, rowId }))
          : [],
      );
  }
}
