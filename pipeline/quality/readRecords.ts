import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { BenchRecord } from '#model/quality/BenchRecord.ts';
import type { VisitRecord } from '#model/quality/VisitRecord.ts';

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

/** The committed results of the last measurement of all budgets. */
export function readBenchRecord(contentDir: string): Promise<BenchRecord> {
  return readRecord(path.join(contentDir, 'quality/bench.json'), benchSchema, 'bench');
}

/** The committed results of the last visit of all pages. */
export function readVisitRecord(contentDir: string): Promise<VisitRecord> {
  return readRecord(path.join(contentDir, 'quality/visit.json'), visitSchema, 'visit');
}

async function readRecord<T>(file: string, schema: z.ZodType<T>, command: string): Promise<T> {
  const parsed = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) {
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'top level';
  throw new Error(
    `content/quality/${path.basename(file)} is wrong at ${place}: ${issue?.message}. Run npm run ${command} -- --record.`,
  );
}
