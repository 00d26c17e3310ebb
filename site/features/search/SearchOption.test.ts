import { expect, it } from 'vitest';
import type { SearchHit } from '#search/SearchHit.ts';
import { groupHits, moveActive, type OptionGroup } from './SearchOption.ts';

const hit = (product: string | null, title: string) =>
  ({ product, title: { text: title, marks: [] } }) as unknown as SearchHit;
const hits = [hit('charts', 'a'), hit('grid', 'b'), hit(null, 'c'), hit('charts', 'd')];
const titles = (product: string | null) =>
  groupHits(hits, product, (each) => each ?? 'library').map(({ title, options }) => [
    title,
    ...options.map((option) => (option.kind === 'hit' ? option.hit.title.text : '')),
  ]);

it('groups results by product, in the order of their best result', () => {
  const expected = [
    ['charts', 'a', 'd'],
    ['grid', 'b'],
    ['library', 'c'],
  ];
  expect(titles('grid')).toEqual(expected);
  expect(titles(null)).toEqual(expected);
});

it('shows the best of a group', () => {
  const many = Array.from({ length: 30 }, (_, index) => hit('grid', String(index)));
  expect(groupHits(many, 'grid', String)[0]?.options).toHaveLength(16);
  expect(groupHits(many, null, String)[0]?.options).toHaveLength(8);
});

const group = (...queries: string[]): OptionGroup => ({
  title: queries.join(),
  options: queries.map((query) => ({ kind: 'query', query })),
});
const groups = [group('a', 'b'), group('c'), group('d', 'e')];

it.each([
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'b', 'c'],
  ['ArrowDown', 'e', 'a'],
  ['ArrowUp', 'a', 'e'],
  ['ArrowUp', 'd', 'c'],
  ['PageDown', 'b', 'c'],
  ['PageDown', 'e', 'd'],
  ['PageUp', 'e', 'c'],
  ['PageUp', 'a', 'a'],
  ['Home', 'd', 'a'],
  ['End', 'a', 'e'],
])('%s from %s leads to %s', (pressed, from, to) => {
  expect(moveActive(pressed, groups, `query ${from}`)).toBe(`query ${to}`);
});

it('goes nowhere by other keys or without options', () => {
  expect(moveActive('x', groups, 'query a')).toBeNull();
  expect(moveActive('ArrowDown', [], null)).toBeNull();
  expect(moveActive('PageDown', [], null)).toBeNull();
});
