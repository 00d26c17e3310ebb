import { expect, it } from 'vitest';
import { endedChildrenSeconds, findTree, parseStat, treeMemory } from './processCost.ts';

it('reads a stat line whose command holds spaces and parentheses', () => {
  const line = '42 (node (build) 1) S 7 42 42 0 -1 0 0 0 0 0 11 12 1300 50 20 0 8 0 0 0 0';
  expect(parseStat(line)).toEqual({ parent: 7, childSeconds: 13.5 });
});

it('finds all descendants of a process', () => {
  const parents = new Map([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 1],
  ]);
  expect(findTree(2, parents)).toEqual([2, 3, 4]);
});

it.runIf(process.platform === 'linux')('reads this process', async () => {
  expect(await endedChildrenSeconds()).toBeGreaterThanOrEqual(0);
  expect(await treeMemory(process.pid)).toBeGreaterThan(10_000_000);
});
