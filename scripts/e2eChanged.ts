import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planChecks, recordPassed } from '#tests/setup/checkedMarks.ts';
import { markSpecs, specsOfEveryPage } from '#tests/setup/specMarks.ts';
import { testEnv } from '#tests/setup/testEnv.ts';
import { passedSpecs, reportSchema } from './e2e-changed/passedSpecs.ts';

/**
 * `npm run e2e:changed`: the browser tests of what changed since they passed, and a sample of the others. `CHECK=all` runs
 * them all. `CHECK=record` runs all but those of every page, whose record is that of `npm run visit`, and records the files
 * that passed. Arguments are passed to Playwright.
 */
const root = process.cwd();
const marks = await markSpecs(root);
process.exitCode = testEnv.CHECK === 'record' ? await recordTests() : await runTests();

async function runTests(): Promise<number> {
  return playwright([...(await specsOfEveryPage(root)), ...planChecks('browser', marks)], {});
}

async function recordTests(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const args = [...planChecks('browser', marks), '--reporter=list,json'];
    const exitCode = playwright(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    const report = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const passed = new Set(passedSpecs(report).map((spec) => path.relative(root, spec)));
    const isPassed = ([spec]: [string, string]) => passed.has(spec);
    recordPassed('browser', Object.fromEntries(Object.entries(marks).filter(isPassed)));
    return exitCode;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs Playwright; whoever calls this command may have set where its report goes, so nothing else is set here. */
function playwright(args: string[], env: Record<string, string>): number {
  const command = ['playwright', 'test', ...args, ...process.argv.slice(2)];
  const { status } = spawnSync('npx', command, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
