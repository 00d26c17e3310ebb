import { expect, it } from 'vitest';
import { devLoopTable, medianTimes, readDevLoop } from './measureDevLoop.ts';

it('takes the median of each time for itself', () => {
  const times = [
    { firstPageMs: 900.4, paragraphMs: 300, demoMs: 20 },
    { firstPageMs: 800, paragraphMs: 100, demoMs: 30 },
    { firstPageMs: 2000, paragraphMs: 200, demoMs: 10 },
  ];
  expect(medianTimes(times)).toEqual({ firstPageMs: 900, paragraphMs: 200, demoMs: 20 });
});

it('reads times, and how many times as long as in a plain app they are', () => {
  const measured = {
    ours: { firstPageMs: 6000, paragraphMs: 500, demoMs: 90 },
    plain: { firstPageMs: 2000, paragraphMs: 80, demoMs: 60 },
  };
  const readings = readDevLoop(measured).map(({ metric, value }) => [metric, value]);
  expect(Object.fromEntries(readings)).toEqual({
    devFirstPageMs: 6000,
    devFirstPageRatio: 3,
    devParagraphMs: 500,
    devParagraphRatio: 6.3,
    devDemoMs: 90,
    devDemoRatio: 1.5,
  });
  expect(devLoopTable(measured).rows[1]).toEqual(['Changed paragraph', 500, 80, 6.3]);
});
