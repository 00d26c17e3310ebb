import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { listTests } from '#quality/listTests.ts';
import { readTestRecord, toTestRecord } from '#quality/records.ts';
import { compareSpec, parseSpec } from '#quality/specification.ts';
import { formatRecordChanges, formatSpec, formatSummary } from './spec/formatSpec.ts';

/**
 * `npm run spec`: which tests prove each number of docs/spec.md, asked of the test runners themselves.
 * It fails for a number without a test, a test without its number in the specification, and a record that is out of date.
 * `--record` writes the record the quality page is built from; `--json` prints the report for machines;
 * `--reports <folder>` reads what the runners reported in this run of `npm test`, and prints a summary.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    reports: { type: 'string' },
  },
});
const root = process.cwd();
const contentDir = path.join(root, 'content');

const tests = await listTests(root, values.reports ?? null);
const report = compareSpec(
  parseSpec(await readFile(path.join(root, 'docs/spec.md'), 'utf8')),
  tests,
);
if (values.json) {
  console.log(JSON.stringify(report, null, 2));
} else {
  console.log(values.reports === undefined ? formatSpec(report) : formatSummary(report));
}

if (values.record) {
  await writeRecord(path.join(contentDir, 'quality/tests.json'));
}
const changes = formatRecordChanges(await readTestRecord(contentDir).catch(() => []), tests);
if (changes !== null) {
  console.error(`\n${changes}`);
}
if (changes !== null || report.unproven.length > 0 || report.unknown.length > 0) {
  process.exitCode = 1;
}

async function writeRecord(file: string): Promise<void> {
  const options = { ...(await resolveConfig(file)), filepath: file };
  await writeFile(file, await format(JSON.stringify(toTestRecord(tests)), options));
  console.error(`Recorded ${tests.length} tests in ${path.relative(root, file)}.`);
}
