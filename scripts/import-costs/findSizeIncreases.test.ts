import { expect, it } from 'vitest';
import type { ImportCostRecord } from '#model/api/ImportCost.ts';
import { findSizeIncreases } from './findSizeIncreases.ts';

const record = (totals: Record<string, number>): ImportCostRecord => ({
  date: '2026-11-16',
  versions: {},
  components: Object.fromEntries(
    Object.entries(totals).map(([path, total]) => [path, { own: 0, total, lazy: 0 }]),
  ),
  adapters: {},
});

it('names what grew by more than two percent and a kilobyte, the largest rise first', () => {
  const before = record({ '/grid': 200_000, '/chart': 100_000, '/item': 1000, '/gone': 5 });
  const after = record({ '/grid': 203_000, '/chart': 103_000, '/item': 1900, '/new': 9_000 });
  expect(findSizeIncreases(before, after)).toEqual([
    { name: '/chart', before: 100_000, after: 103_000 },
  ]);
  expect(
    findSizeIncreases(before, record({ '/grid': 210_000, '/chart': 103_000 })).map(
      ({ name }) => name,
    ),
  ).toEqual(['/grid', '/chart']);
});
