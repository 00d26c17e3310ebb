import { expect, it } from 'vitest';
import { SparseNumbers } from './SparseNumbers.ts';

it('adds up and raises numbers, lists each position once, and starts again from nothing', () => {
  const numbers = new SparseNumbers(5);
  numbers.add(3, 0.5);
  numbers.add(1, 2);
  numbers.add(3, 0.25);
  numbers.raise(1, 1);
  numbers.raise(4, 1);
  expect([...numbers.positions]).toEqual([3, 1, 4]);
  expect([0, 1, 2, 3, 4].map((position) => numbers.get(position))).toEqual([0, 2, 0, 0.75, 1]);

  expect([...numbers.emptied().positions]).toEqual([]);
  numbers.raise(3, 0.1);
  expect([...numbers.positions]).toEqual([3]);
  expect(numbers.get(3)).toBe(0.1);
  expect(numbers.get(4)).toBe(0);
});
