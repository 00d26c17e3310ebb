import { expect, it } from 'vitest';
import { type FlexItem, flexLines, flexSizes } from './flexSizes.ts';

const item = (change: Partial<FlexItem>): FlexItem => ({
  basis: 100,
  grow: 0,
  shrink: 1,
  min: 0,
  max: Number.POSITIVE_INFINITY,
  margins: 0,
  ...change,
});

it.each([
  ['what is left goes to those that grow', [{}, { grow: 1 }, { grow: 3 }], 500, [100, 150, 250]],
  ['a limit leaves more to the others', [{ grow: 1, max: 150 }, { grow: 1 }], 500, [150, 350]],
  ['too little room is shared', [{}, { basis: 300 }], 200, [50, 150]],
  ['a smallest size is kept', [{ min: 80 }, { basis: 300 }], 200, [80, 120]],
  ['margins need room', [{ margins: 20 }, { grow: 1 }], 400, [100, 280]],
  ['nothing changes what neither grows nor shrinks', [{ shrink: 0 }], 50, [100]],
])('%s', (_name, items, space, expected) => {
  expect(flexSizes(items.map(item), space)).toEqual(expected);
});

it('wraps items that do not fit', () => {
  const lines = flexLines([{}, {}, {}].map(item), 220, 10);
  expect(lines.map(({ length }) => length)).toEqual([2, 1]);
});
