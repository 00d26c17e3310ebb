import type { BenchRecord } from '#model/quality/BenchRecord.ts';
import type { Budgets, Reading } from './budgets.ts';
import { worstReadings } from './collectReadings.ts';

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
