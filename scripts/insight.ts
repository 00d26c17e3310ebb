import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { readFeedback, summarizePages } from '#server/feedback/feedbackReport.ts';
import { formatInsight } from '#server/insight/formatInsight.ts';
import { insightHtml } from '#server/insight/insightHtml.ts';
import { readInsight, summarizeInsight } from '#server/insight/insightReport.ts';

const help = `npm run insight -- [options]      what readers read, look for, copy, and wait for

  --since 2026-10-01      --until 2026-11-01      default: the last 30 days; the day itself is not included in --until
  --entries 15                                    how much each list shows
  --output data/insight.html                      the page with plots

DATABASE_URL or FEEDBACK_FILE name the database, as for the server.`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { help: { type: 'boolean' }, since: text, until: text, entries: text, output: text },
});

const monthMs = 30 * 86_400_000;
const optionsSchema = z.object({
  since: z.iso.date().default(new Date(Date.now() - monthMs).toISOString().slice(0, 10)),
  until: z.iso.date().optional(),
  entries: z.coerce.number().int().min(1).default(15),
  output: z.string().min(1).default('data/insight.html'),
});

async function main(): Promise<void> {
  if (values.help) {
    console.log(help);
    return;
  }
  const parsed = optionsSchema.safeParse(values);
  if (!parsed.success) {
    throw new Error(`--${String(parsed.error.issues[0]?.path[0])} cannot be read.\n\n${help}`);
  }
  const { since, until, entries, output } = parsed.data;
  const { database } = readConfig(process.env);
  if (database.kind === 'file' && !existsSync(database.path)) {
    throw new Error(`Nothing is counted in ${database.path} yet.`);
  }
  const db = await openDatabase(database);
  const rows = await readInsight(db, { since, until });
  const moment = (day: string | undefined) => day && `${day}T00:00:00.000Z`;
  const votes = await readFeedback(db, { since: moment(since), until: moment(until) });
  await db.destroy();

  const summary = summarizeInsight(rows, summarizePages(votes));
  console.log(formatInsight(summary, entries));
  await mkdir(path.dirname(output), { recursive: true });
  await writeFile(output, insightHtml(summary, { most: entries, today: new Date() }));
  console.log(`\nWrote ${output}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
