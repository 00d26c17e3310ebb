import { spawnSync } from 'node:child_process';
import { planChecks, recordPassed } from '#tests/setup/checkedMarks.ts';
import { markSpecs, specsOfEveryPage } from '#tests/setup/specMarks.ts';
import { testEnv } from '#tests/setup/testEnv.ts';

/**
 * `npm run e2e:changed`: the browser tests of what changed since they passed, and a sample of the others. `CHECK=all` runs
 * them all, `CHECK=record` also records that they passed. Arguments are passed to Playwright.
 */
const root = process.cwd();
const marks = await markSpecs(root);
const files = [...(await specsOfEveryPage(root)), ...planChecks('browser', marks)];
const { status } = spawnSync('npx', ['playwright', 'test', ...files, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (testEnv.CHECK === 'record' && status === 0) {
  recordPassed('browser', marks);
}
process.exitCode = status ?? 1;
