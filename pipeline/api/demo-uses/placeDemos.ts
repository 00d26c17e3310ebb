import type { ApiExtract } from '#pipeline/api/ApiExtract.ts';
import type { PlacedDemo } from '#pipeline/api/attachDemos.ts';
import type { PageDemoUse } from '#pipeline/api/findDemoUses.ts';
import { createApiLookup } from './createApiLookup.ts';
import { createClassPlaces } from './createClassPlaces.ts';
import { placeFact } from './placeFact.ts';

/** What demos do → the rows of the reference they use. */
export function placeDemos(
  uses: readonly PageDemoUse[],
  extracts: readonly Pick<ApiExtract, 'pages' | 'classPrefixes'>[],
): PlacedDemo[] {
  const apis = extracts.flatMap(({ pages }) => pages);
  const prefixes = Object.assign(
    {},
    ...extracts.map(({ classPrefixes }) => classPrefixes),
  ) as Record<string, string>;
  const lookup = createApiLookup(apis);
  const classes = createClassPlaces(apis, prefixes);
  return uses.map(({ path, demo, facts }) => {
    const rendered = new Set(facts.flatMap((fact) => (fact.kind === 'component' ? [fact.of] : [])));
    const rows = new Map<string, Set<string>>();
    for (const fact of facts) {
      for (const { path: page, rowId } of placeFact(fact, { lookup, classes, rendered })) {
        const known = rows.get(page) ?? new Set();
        rows.set(page, rowId === null ? known : known.add(rowId));
      }
    }
    return { path, demo, rows };
  });
}
