import path from 'node:path';
import { openDiskCache } from '#pipeline/cache/DiskCache.ts';
import { loadSpecReport } from '#pipeline/spec/loadSpecReport.ts';
import { formatSpec } from './spec/formatSpec.ts';

/** `npm run spec`: which tests prove each number of docs/spec.md. `--json` prints the same for machines. */
const root = process.cwd();
const report = await loadSpecReport(root, openDiskCache(path.join(root, '.cache')));
console.log(process.argv.includes('--json') ? JSON.stringify(report, null, 2) : formatSpec(report));
if (report.unproven.length > 0 || report.unknown.length > 0) {
  process.exitCode = 1;
}
