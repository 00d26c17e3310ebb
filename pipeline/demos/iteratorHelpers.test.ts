import { expect, it } from 'vitest';
import './iteratorHelpers.ts';

it('iterators of maps become arrays in every version of Node', () => {
  const values = new Map([['a', 1]]).values() as unknown as { toArray(): number[] };
  expect(values.toArray()).toEqual([1]);
  expect(Object.keys(Object.getPrototypeOf(new Map().values()))).toEqual([]);
});
