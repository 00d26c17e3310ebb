/** The worst reading of a metric beside the most it may come to. */
export interface BudgetReading {
  /** Key of the metric in `benchmarks/budgets.json`. */
  metric: string;
  worst: number;
  max: number;
  /** E.g. `KB`; empty for a plain number. */
  unit: string;
  /** Address of the page, or what else was measured. */
  where: string;
}

/** What `npm run bench -- --record` measured, kept in `content/quality/bench.json`. */
export interface BenchRecord {
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  budgets: BudgetReading[];
}
