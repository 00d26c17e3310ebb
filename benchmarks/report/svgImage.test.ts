import { expect, it } from 'vitest';
import { ticks } from './svgImage.ts';

it.each([
  [100, 5, [0, 20, 40, 60, 80, 100]],
  [97, 5, [0, 20, 40, 60, 80, 100]],
  [0.3, 3, [0, 0.1, 0.2, 0.3]],
  [0.7, 4, [0, 0.2, 0.4, 0.6, 0.8]],
  [1234, 4, [0, 500, 1000, 1500]],
])('reaches %d in about %d steps', (largest, count, expected) => {
  expect(ticks(largest, count)).toEqual(expected);
});

it('has an axis when everything is zero', () => {
  expect(ticks(0, 5)).toEqual([0, 1]);
});
