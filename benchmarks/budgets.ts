import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { BenchRecord } from '#quality/records.ts';
import type { Table } from './formatTable.ts';

const budgetSchema = z.strictObject({
  max: z.number().nonnegative(),
  unit: z.string(),
  /** Times depend on the machine, so quick runs report them without judging. */
  kind: z.enum(['bytes', 'count', 'time']),
});

const budgetsSchema = z.strictObject({
  js: budgetSchema,
  jsVisit: budgetSchema,
  css: budgetSchema,
  fonts: budgetSchema,
  requests: budgetSchema,
  cls: budgetSchema,
  console: budgetSchema,
  searchFirst: budgetSchema,
  searchTotal: budgetSchema,
  searchKeyMs: budgetSchema,
  firstPaintMs: budgetSchema,
  firstDemoMs: budgetSchema,
  tbtMs: budgetSchema,
  pageChangeMs: budgetSchema,
  firstPaintRatio: budgetSchema,
  lcpRatio: budgetSchema,
  pageChangeRatio: budgetSchema,
  buildCpuSecondsPerPageCold: budgetSchema,
  buildCpuSecondsPerPageWarm: budgetSchema,
  buildPeakMemoryMB: budgetSchema,
  buildGrowth: budgetSchema,
  editCpuSeconds: budgetSchema,
  editValues: budgetSchema,
  devFirstPageMs: budgetSchema,
  devFirstPageRatio: budgetSchema,
  devParagraphMs: budgetSchema,
  devParagraphRatio: budgetSchema,
  devDemoMs: budgetSchema,
  devDemoRatio: budgetSchema,
});

/** The largest allowed value of each metric. */
export type Budgets = z.infer<typeof budgetsSchema>;

/** Name of a metric that has a budget. */
export type Metric = keyof Budgets;

/** One measured value of a metric with a budget. */
export interface Reading {
  metric: Metric;
  value: number;
  /** Page, page change or build it was measured on. */
  where: string;
}

/** Checks the content of `budgets.json`; throws one sentence that names the wrong entry. */
export function parseBudgets(text: string): Budgets {
  const parsed = budgetsSchema.safeParse(JSON.parse(text));
  if (parsed.success) {
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const entry = issue?.path.join('.') || 'top level';
  throw new Error(`benchmarks/budgets.json is wrong at ${entry}: ${issue?.message}.`);
}

/** Reads the budgets of this repository. */
export async function readBudgets(): Promise<Budgets> {
  return parseBudgets(await readFile(new URL('./budgets.json', import.meta.url), 'utf8'));
}

/** Readings above their budget; quick runs do not judge times. */
export function findBroken(readings: Reading[], budgets: Budgets, quick: boolean): Reading[] {
  return readings.filter(({ metric, value }) => {
    const { max, kind } = budgets[metric];
    return value > max && !(quick && kind === 'time');
  });
}

/** The worst reading of each metric that was measured, in the order of the budgets. */
export function worstReadings(readings: Reading[], budgets: Budgets): Reading[] {
  return (Object.keys(budgets) as Metric[]).flatMap((metric) => {
    const [first, ...others] = readings.filter((reading) => reading.metric === metric);
    return first ? [others.reduce((a, b) => (b.value > a.value ? b : a), first)] : [];
  });
}

/** The worst reading of each metric next to its budget. */
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

/** The worst reading of each budget, with the day of the run; what this run did not measure is taken from the last record. */
export function benchRecord(
  readings: Reading[],
  budgets: Budgets,
  date: Date,
  last: BenchRecord,
): BenchRecord {
  const today = date.toISOString().slice(0, 10);
  const measured = worstReadings(readings, budgets);
  return {
    budgets: (Object.keys(budgets) as Metric[]).flatMap((metric) => {
      const { max, unit } = budgets[metric];
      const now = measured.find((reading) => reading.metric === metric);
      const before = last.budgets.find((reading) => reading.metric === metric);
      if (now) {
        return [{ metric, worst: now.value, max, unit, where: now.where, date: today }];
      }
      return before ? [{ ...before, max, unit }] : [];
    }),
  };
}
