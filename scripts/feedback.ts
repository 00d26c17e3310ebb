import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { feedbackToCsv, feedbackToJson, formatReport } from '#server/feedback/formatReport.ts';
import { readFeedback, summarizePages } from '#server/feedback/feedbackReport.ts';

const help = `npm run feedback -- [options]      what readers think of each page

  --product x-data-grid   --language zh   --version 8.0.0-alpha.11   --page /x/introduction
  --since 2026-10-01      --until 2026-11-01      the day itself is not included in --until
  --format table|csv|json --output file           default: table in the terminal
  --pages 20              --comments 3            how much the table shows

DATABASE_URL or FEEDBACK_FILE name the database, as for the server.`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    product: text,
    language: text,
    version: text,
    page: text,
    since: text,
    until: text,
    format: text,
    output: text,
    pages: text,
    comments: text,
  },
});
const day = z.iso.date().transform((date) => `${date}T00:00:00.000Z`);
const count = z.coerce.number().int().min(0);
const optionsSchema = z.object({
  since: day.optional(),
  until: day.optional(),
  format: z.enum(['table', 'csv', 'json']).default('table'),
  pages: count.default(20),
  comments: count.default(3),
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
  const { since, until, format, pages, comments } = parsed.data;
  const { database } = readConfig(process.env);
  if (database.kind === 'file' && !existsSync(database.path)) {
    throw new Error(`There is no feedback in ${database.path} yet.`);
  }
  const db = await openDatabase(database);
  const { product, language, version, page } = values;
  const rows = await readFeedback(db, { product, language, version, page, since, until });
  await db.destroy();

  const writers = {
    table: () => `${formatReport(summarizePages(rows), { pages, comments, today: new Date() })}\n`,
    csv: () => feedbackToCsv(rows),
    json: () => feedbackToJson(rows),
  };
  const report = writers[format]();
  if (values.output === undefined) {
    process.stdout.write(report);
  } else {
    await writeFile(values.output, report);
    console.log(`Wrote ${rows.length} entries to ${values.output}.`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
