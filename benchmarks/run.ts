import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBroken, readBudgets } from './budgets.ts';
import { findProblems } from './findProblems.ts';
import { measureBuild } from './measureBuild.ts';
import { measureSites } from './measureSites.ts';
import { openBrowser } from './openBrowser.ts';
import { readOptions } from './readOptions.ts';
import { collectReadings, formatBudgets, formatTables, type BenchResults } from './report.ts';

const buildTarget = {
  root: fileURLToPath(new URL('..', import.meta.url)),
  command: ['npm', 'run', 'build'] as [string, ...string[]],
  cacheDir: '.cache',
  clientDir: 'build/client',
};

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const budgets = await readBudgets();
  // First, because the pages are then those of the fresh build, and no browser takes processor time from it.
  const builds = options.build ? await measureBuild(buildTarget) : [];
  const browser = await openBrowser();
  const results: BenchResults = {
    builds,
    ...(await measureSites(browser, options).finally(() => browser.close())),
  };

  const readings = collectReadings(results);
  const broken = findBroken(readings, budgets, options.quick);
  const tables = [...formatTables(results), formatBudgets(readings, broken, budgets)];
  console.log(`\n${tables.join('\n\n')}\n`);
  if (options.json !== null) {
    await mkdir(dirname(options.json), { recursive: true });
    await writeFile(options.json, `${JSON.stringify({ options, ...results }, null, 2)}\n`);
  }

  const problems = findProblems(results, broken, budgets);
  if (problems.length === 0) {
    return;
  }
  console.error(`Broken:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
