import { expect, it } from 'vitest';
import type { SearchHit } from '#model/search/SearchHit.ts';
import { groupHits } from './groupHits.ts';

const hit = (product: string | null, title: string) =>
  ({ product, title: { text: title, marks: [] } }) as unknown as SearchHit;
const hits = [hit('charts', 'a'), hit('grid', 'b'), hit(null, 'c'), hit('charts', 'd')];
const titles = (product: string | null) =>
  groupHits(hits, product, (each) => each ?? 'library').map(({ title, options }) => [
    title,
    ...options.map((option) => (option.kind === 'hit' ? option.hit.title.text : '')),
  ]);

it('puts the product of the reader first, the others by their best result', () => {
  expect(titles('grid')).toEqual([
    ['grid', 'b'],
    ['charts', 'a', 'd'],
    ['library', 'c'],
  ]);
});

it('keeps the order of results where the reader is in no product', () => {
  expect(titles(null).map(([title]) => title)).toEqual(['charts', 'grid', 'library']);
});

it('shows the best of a group', () => {
  const many = Array.from({ length: 30 }, (_, index) => hit('grid', String(index)));
  expect(groupHits(many, 'grid', String)[0]?.options).toHaveLength(16);
  expect(groupHits(many, null, String)[0]?.options).toHaveLength(8);
});
