import type { ApiRow } from './apiRows.ts';

/** What readers narrow a long table down to, in the order it is offered in. */
export const facets = ['required', 'callback', 'pro', 'premium', 'deprecated'] as const;

/** A property that only some rows of a table have. */
export type Facet = (typeof facets)[number];

/** The facets of a row. */
export function rowFacets({ kind, required, plan, deprecation, note }: ApiRow): Facet[] {
  const isCallback = note?.kind === 'signature' && kind !== 'method' && kind !== 'function';
  const has: Record<Facet, boolean> = {
    required,
    callback: isCallback,
    pro: plan === 'pro',
    premium: plan === 'premium',
    deprecated: deprecation !== null,
  };
  return facets.filter((facet) => has[facet]);
}

/** Facets that tell rows apart, with the number of rows that have them; one that all have says nothing. */
export function facetCounts(rows: readonly ApiRow[]): { facet: Facet; count: number }[] {
  return facets
    .map((facet) => ({
      facet,
      count: rows.filter((row) => rowFacets(row).includes(facet)).length,
    }))
    .filter(({ count }) => count > 0 && count < rows.length);
}
