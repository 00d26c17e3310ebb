import { expect, it } from 'vitest';
import { editCost, editTable, readEdit, type WarmBuild } from './measureEdit.ts';

const build = (figures: Partial<WarmBuild>): WarmBuild => ({
  kind: 'warm',
  pages: 10,
  cpuSeconds: 20,
  wallSeconds: 15,
  peakMemoryMB: 500,
  compiled: 0,
  stored: 0,
  ...figures,
});

it('is what the edit adds to a warm build', () => {
  const edited = build({ cpuSeconds: 21.5, compiled: 2, stored: 3 });
  const cost = { cpuSeconds: 1.5, compiled: 2, stored: 3 };
  expect(editCost({ unchanged: build({}), edited })).toEqual(cost);
});

it('is no time if the build with the edit happens to be faster', () => {
  const edited = build({ cpuSeconds: 19 });
  expect(editCost({ unchanged: build({}), edited }).cpuSeconds).toBe(0);
});

it('has the cost as readings and as a table', () => {
  const edited = build({ cpuSeconds: 21.54, compiled: 2, stored: 3 });
  const measured = { unchanged: build({}), edited };
  expect(readEdit(measured).map(({ metric, value }) => [metric, value])).toEqual([
    ['editCpuSeconds', 1.5],
    ['editValues', 3],
  ]);
  expect(editTable(measured).rows).toEqual([
    ['unchanged', 20, 0, 0],
    ['one page edited', 21.5, 2, 3],
    ['the edit', 1.5, 2, 3],
  ]);
});
