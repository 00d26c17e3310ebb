import { expect, it } from 'vitest';
import { typoDistanceFrom } from './typoDistance.ts';

it.each([
  ['pagnation', 'pagination', 2, { whole: 1, prefix: 1 }],
  ['fitler', 'filter', 1, { whole: 1, prefix: 1 }],
  ['selecton', 'selection', 2, { whole: 1, prefix: 1 }],
  ['pagnat', 'pagination', 1, { whole: 2, prefix: 1 }],
  ['same', 'same', 1, { whole: 0, prefix: 0 }],
] as const)('%s ~ %s', (word, term, limit, expected) => {
  expect(typoDistanceFrom(word, limit)(term)).toMatchObject(expected);
});

it.each([
  ['grid', 'chart'],
  ['selection', 'sel'],
  ['columns', 'calendar'],
])('%s is not %s', (word, term) => {
  expect(typoDistanceFrom(word, 1)(term)).toBeNull();
});
