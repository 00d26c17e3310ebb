import { expect, it } from 'vitest';
import { typoDistance } from './typoDistance.ts';

it.each([
  ['pagnation', 'pagination', 2, { whole: 1, beginning: 1 }],
  ['fitler', 'filter', 1, { whole: 1, beginning: 1 }],
  ['selecton', 'selection', 2, { whole: 1, beginning: 1 }],
  ['pagnat', 'pagination', 1, { whole: 2, beginning: 1 }],
  ['same', 'same', 1, { whole: 0, beginning: 0 }],
] as const)('%s ~ %s', (word, term, limit, expected) => {
  expect(typoDistance(word, term, limit)).toMatchObject(expected);
});

it.each([
  ['grid', 'chart'],
  ['selection', 'sel'],
  ['columns', 'calendar'],
])('%s is not %s', (word, term) => {
  expect(typoDistance(word, term, 1)).toBeNull();
});
