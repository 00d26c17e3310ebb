import { describe, expect, it } from 'vitest';
import {
  cumulativeLayoutShift,
  median,
  percentile,
  tasksDuring,
  totalBlockingTime,
} from './webVitals.ts';

const shift = (startTime: number, value: number) => ({ startTime, value });
const task = (startTime: number, duration: number) => ({ startTime, duration });

describe('cumulativeLayoutShift', () => {
  it('is zero for a page that stays put', () => {
    expect(cumulativeLayoutShift([])).toBe(0);
    expect(cumulativeLayoutShift([shift(10, 0.0004)])).toBe(0);
  });

  it('adds up the shifts of one burst', () => {
    expect(cumulativeLayoutShift([shift(0, 0.1), shift(900, 0.05)])).toBe(0.15);
  });

  it('takes the worst burst when there is a pause', () => {
    expect(cumulativeLayoutShift([shift(0, 0.1), shift(1500, 0.2), shift(9000, 0.05)])).toBe(0.2);
  });

  it('ends a burst after five seconds', () => {
    const steady = Array.from({ length: 20 }, (_, index) => shift(index * 500, 0.01));
    expect(cumulativeLayoutShift(steady)).toBe(0.1);
  });
});

describe('totalBlockingTime', () => {
  it('counts what exceeds 50 ms of each task', () => {
    expect(totalBlockingTime([task(100, 60), task(300, 150)], 0, Infinity)).toBe(110);
  });

  it('starts at the first paint', () => {
    expect(totalBlockingTime([task(0, 90), task(80, 120)], 100, Infinity)).toBe(50);
  });

  it('ends with the task that reaches the end', () => {
    expect(totalBlockingTime([task(100, 100), task(250, 500)], 0, 200)).toBe(50);
  });
});

describe('median', () => {
  it('is the middle value, or the lower of two', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([40, 10, 20, 30])).toBe(20);
    expect(() => median([])).toThrow('no values');
  });
});

describe('percentile', () => {
  it('is the value that a share of the others stays below', () => {
    const sorted = Array.from({ length: 100 }, (_, index) => index);
    expect(percentile(sorted, 0.5)).toBe(50);
    expect(percentile(sorted, 0.95)).toBe(95);
    expect(percentile(sorted, 1)).toBe(99);
    expect(() => percentile([], 0.5)).toThrow('no values');
  });
});

it('keeps tasks that touch a span, each once', () => {
  const before = { startTime: 0, duration: 100 };
  const into = { startTime: 50, duration: 100 };
  const across = { startTime: 180, duration: 200 };
  const after = { startTime: 400, duration: 60 };
  const spans = [
    { from: 100, to: 200 },
    { from: 300, to: 400 },
  ];
  expect(tasksDuring([before, into, across, after], spans)).toEqual([into, across]);
});
