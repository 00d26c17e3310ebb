import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { SpecTest } from './specification.ts';

/** The worst reading of a metric and its limit. */
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

/** What `npm run visit` checks on every page. */
export type VisitFinding =
  | 'status'
  | 'headings'
  | 'titles'
  | 'console'
  | 'requests'
  | 'links'
  | 'shifts'
  | 'accessibility'
  | 'withoutScript';

/** What `npm run visit -- --record` counted, kept in `content/quality/visit.json`. */
export interface VisitRecord {
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  /** Name and version. */
  browser: string;
  pages: number;
  /** Demos that went live. */
  demos: number;
  /** Pages that axe checked in light and dark. */
  axePages: number;
  /** Internal links that were followed. */
  links: number;
  /** How much was wrong, by kind. */
  findings: Record<VisitFinding, number>;
}

const count = z.int().nonnegative();

const benchSchema = z.strictObject({
  date: z.iso.date(),
  budgets: z.array(
    z.strictObject({
      metric: z.string().min(1),
      worst: z.number().nonnegative(),
      max: z.number().nonnegative(),
      unit: z.string(),
      where: z.string().min(1),
    }),
  ),
}) satisfies z.ZodType<BenchRecord>;

const visitSchema = z.strictObject({
  date: z.iso.date(),
  browser: z.string().min(1),
  pages: count,
  demos: count,
  axePages: count,
  links: count,
  findings: z.strictObject({
    status: count,
    headings: count,
    titles: count,
    console: count,
    requests: count,
    links: count,
    shifts: count,
    accessibility: count,
    withoutScript: count,
  }),
}) satisfies z.ZodType<VisitRecord>;

/** Titles of the tests that name a requirement, by file; what `npm run spec -- --record` writes to `content/quality/tests.json`. */
export type TestRecord = Record<string, string[]>;

const testSchema = z.record(z.string(), z.array(z.string().min(1))) satisfies z.ZodType<TestRecord>;

/** The committed results of the last measurement of all budgets. */
export function readBenchRecord(contentDir: string): Promise<BenchRecord> {
  return readRecord(path.join(contentDir, 'quality/bench.json'), benchSchema, 'bench');
}

/** The committed results of the last visit of all pages. */
export function readVisitRecord(contentDir: string): Promise<VisitRecord> {
  return readRecord(path.join(contentDir, 'quality/visit.json'), visitSchema, 'visit');
}

/** The committed list of tests that name a requirement. */
export async function readTestRecord(contentDir: string): Promise<SpecTest[]> {
  const file = path.join(contentDir, 'quality/tests.json');
  const record = await readRecord(file, testSchema, 'spec');
  return Object.entries(record).flatMap(([testFile, titles]) =>
    titles.map((title) => ({ title, file: testFile })),
  );
}

/** Tests as they are recorded: sorted by file, in the order the runner lists them within a file. */
export function toTestRecord(tests: readonly SpecTest[]): TestRecord {
  const titles = new Map<string, string[]>();
  for (const { file, title } of tests) {
    titles.set(file, [...(titles.get(file) ?? []), title]);
  }
  return Object.fromEntries([...titles].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function readRecord<T>(file: string, schema: z.ZodType<T>, command: string): Promise<T> {
  const parsed = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) {
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const position = issue?.path.join('.') || 'the top level';
  throw new Error(
    `content/quality/${path.basename(file)} is invalid at ${position}: ${issue?.message}. Run npm run ${command} -- --record.`,
  );
}
