import { readFile } from 'node:fs/promises';
import { compareSpec } from './spec/compareSpec.ts';
import { formatSpec } from './spec/formatSpec.ts';
import { readSpec } from './spec/readSpec.ts';
import { scanTests } from './spec/scanTests.ts';

/** `npm run spec`: which tests prove each number of docs/spec.md. `--json` prints the same for machines. */
const report = compareSpec(
  readSpec(await readFile('docs/spec.md', 'utf8')),
  await scanTests(process.cwd()),
);
console.log(process.argv.includes('--json') ? JSON.stringify(report, null, 2) : formatSpec(report));
if (report.unproven.length > 0 || report.unknown.length > 0) {
  process.exitCode = 1;
}
