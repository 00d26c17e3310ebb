import type { Budgets, Metric, Reading } from './budgets.ts';
import { worstReadings } from './collectReadings.ts';

/** What a run found, as the site publishes it: the worst reading of each budget. */
export interface BenchRecord {
  /** Day of the run, e.g. `2026-11-15`. */
  date: string;
  budgets: { metric: Metric; worst: number; max: number; unit: string; where: string }[];
}

/** The worst reading of each budget, with the day of the run. */
export function benchRecord(readings: Reading[], budgets: Budgets, date: Date): BenchRecord {
  return {
    date: date.toISOString().slice(0, 10),
    budgets: worstReadings(readings, budgets).map(({ metric, value, where }) => {
      const { max, unit } = budgets[metric];
      return { metric, worst: value, max, unit, where };
    }),
  };
}
