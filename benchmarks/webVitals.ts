import type { LayoutShift, LongTask } from './pageProbe.ts';

const longestGap = 1000;
const longestWindow = 5000;
const freeTaskTime = 50;

/** Cumulative layout shift: the worst burst of shifts, at most 5 s long, without a pause of 1 s. */
export function cumulativeLayoutShift(shifts: LayoutShift[]): number {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let previous = -Infinity;
  for (const { value, startTime } of shifts) {
    const continues = startTime - previous < longestGap && startTime - first < longestWindow;
    sum = continues ? sum + value : value;
    if (!continues) {
      first = startTime;
    }
    previous = startTime;
    worst = Math.max(worst, sum);
  }
  // Three decimals, as other tools report it.
  return Math.round(worst * 1000) / 1000;
}

/** Total blocking time of the tasks that start before `until`, counted from the first paint. */
export function totalBlockingTime(tasks: LongTask[], firstPaint: number, until: number): number {
  const blocking = tasks
    .filter((task) => task.startTime < until)
    .map((task) => task.startTime + task.duration - Math.max(task.startTime, firstPaint))
    .map((duration) => Math.max(0, duration - freeTaskTime));
  return Math.round(blocking.reduce((total, time) => total + time, 0));
}

/** Middle value of a list, the lower one of two. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) {
    throw new Error('The median of no values does not exist.');
  }
  return middle;
}

/** Value below which the given share of a sorted list lies. */
export function percentile(sorted: number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) {
    throw new Error('A percentile of no values does not exist.');
  }
  return value;
}

/** A time span, in milliseconds since navigation. */
export interface Span {
  from: number;
  to: number;
}

/** The tasks that overlap one of the spans. */
export function tasksDuring(tasks: LongTask[], spans: Span[]): LongTask[] {
  return tasks.filter(({ startTime, duration }) =>
    spans.some(({ from, to }) => startTime < to && startTime + duration > from),
  );
}
