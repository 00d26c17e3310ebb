import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['items', 'items', 0],
    ['', 'items', 5],
    ['items', '', 5],
    ['item', 'items', 1],
    ['itmes', 'items', 2],
    ['sorting', 'filtering', 5],
  ])('%j to %j takes %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });
});
