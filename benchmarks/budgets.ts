import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const budgetSchema = z.strictObject({
  max: z.number().nonnegative(),
  unit: z.string(),
  /** Times depend on the machine, so quick runs report them without judging. */
  kind: z.enum(['bytes', 'count', 'time']),
});

const budgetsSchema = z.strictObject({
  js: budgetSchema,
  css: budgetSchema,
  fonts: budgetSchema,
  cls: budgetSchema,
  console: budgetSchema,
  searchFirst: budgetSchema,
  searchTotal: budgetSchema,
  searchKeyMs: budgetSchema,
  tbtMs: budgetSchema,
  buildCpuSecondsPerPageCold: budgetSchema,
  buildPeakMemoryMB: budgetSchema,
  buildGrowth: budgetSchema,
});

/** The most each metric may come to. */
export type Budgets = z.infer<typeof budgetsSchema>;

/** Name of a metric that has a budget. */
export type Metric = keyof Budgets;

/** One measured value of a metric with a budget. */
export interface Reading {
  metric: Metric;
  value: number;
  /** Page or build it was measured on. */
  where: string;
}

/** Checks the content of `budgets.json`; throws one sentence that names the wrong entry. */
export function parseBudgets(text: string): Budgets {
  const parsed = budgetsSchema.safeParse(JSON.parse(text));
  if (parsed.success) {
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'top level';
  throw new Error(`benchmarks/budgets.json is wrong at ${place}: ${issue?.message}.`);
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
