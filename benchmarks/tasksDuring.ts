import type { LongTask } from './pageProbe.ts';

/** A stretch of time, in milliseconds since navigation. */
export interface Span {
  from: number;
  to: number;
}

/** Those tasks that ran, at least in part, during one of the spans. */
export function tasksDuring(tasks: LongTask[], spans: Span[]): LongTask[] {
  return tasks.filter(({ startTime, duration }) =>
    spans.some(({ from, to }) => startTime < to && startTime + duration > from),
  );
}
