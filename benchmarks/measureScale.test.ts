import { expect, it } from 'vitest';
import { costPerPage, growthRatio } from './measureScale.ts';

const sites = (costs: Record<number, number>) =>
  Object.entries(costs).map(([generated, cpuSeconds]) => ({
    generated: Number(generated),
    cpuSeconds,
  }));

it('counts what a page adds to a build without pages', () => {
  const points = sites({ 0: 30, 100: 40 });
  expect(points.map((point) => costPerPage(point, points))).toEqual([null, 0.1]);
});

it('is 1 when the cost grows as the pages do, whatever the rest of the build costs', () => {
  expect(growthRatio(sites({ 1000: 130, 0: 30, 300: 60, 100: 40 }))).toBeCloseTo(1);
  expect(growthRatio(sites({ 0: 300, 100: 310, 1000: 400 }))).toBeCloseTo(1);
});

it('is more when each page costs more in a larger site', () => {
  expect(growthRatio(sites({ 0: 30, 100: 40, 1000: 230 }))).toBeCloseTo(2);
});

it('is unknown without a build to grow from', () => {
  expect(growthRatio(sites({ 100: 40, 1000: 130 }))).toBeNull();
  expect(growthRatio(sites({ 0: 41, 100: 40, 1000: 130 }))).toBeNull();
  expect(growthRatio([])).toBeNull();
});
