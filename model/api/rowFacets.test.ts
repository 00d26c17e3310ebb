import { expect, it } from 'vitest';
import type { ApiRow } from './apiRows.ts';
import { noDescription } from './Api.ts';
import { facetCounts, rowFacets } from './rowFacets.ts';

const row = (more: Partial<ApiRow>) =>
  ({ kind: 'prop', required: false, plan: null, deprecation: null, note: null, ...more }) as ApiRow;
const callback = row({
  note: {
    kind: 'signature',
    signature: {
      parameters: [],
      returns: { type: { kind: 'plain', tokens: [] }, description: noDescription },
    },
  },
});

it('knows what a row can be narrowed down to', () => {
  expect(rowFacets(row({ required: true, plan: 'pro' }))).toEqual(['required', 'pro']);
  expect(rowFacets({ ...callback, deprecation: noDescription })).toEqual([
    'callback',
    'deprecated',
  ]);
  expect(rowFacets({ ...callback, kind: 'method' })).toEqual([]);
});

it('offers only what tells rows apart', () => {
  expect(facetCounts([callback, { ...callback, plan: 'premium' }])).toEqual([
    { facet: 'premium', count: 1 },
  ]);
});
