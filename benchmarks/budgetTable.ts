import type { Budgets, Reading } from './budgets.ts';
import { worstReadings } from './collectReadings.ts';
import type { Table } from './formatTable.ts';

/** The worst reading of each metric beside its budget. */
export function budgetTable(readings: Reading[], broken: Reading[], budgets: Budgets): Table {
  return {
    title: 'Budgets',
    header: ['Metric', 'Worst', 'Budget', 'Unit', 'Where', 'Verdict'],
    rows: worstReadings(readings, budgets).map((worst) => {
      const { metric, value, where } = worst;
      const { max, unit } = budgets[metric];
      const verdict = broken.includes(worst) ? 'broken' : value > max ? 'over, not judged' : 'kept';
      return [metric, value, max, unit, where, verdict];
    }),
  };
}
