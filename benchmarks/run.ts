import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchRecord, budgetTable, findBroken, readBudgets } from './budgets.ts';
import { type BenchResults, collectReadings, findProblems } from './BenchResults.ts';
import { describeLoad, describeMachine } from './describeMachine.ts';
import { formatTable } from './formatTable.ts';
import { measureBuild } from './measureBuild.ts';
import { measureDevLoop } from './measureDevLoop.ts';
import { measureEdit } from './measureEdit.ts';
import { measureScale } from './measureScale.ts';
import { measureSites } from './measureSites.ts';
import { readBenchRecord } from '#quality/records.ts';
import { openBrowser } from './openBrowser.ts';
import { requireSite } from './openSite.ts';
import { type BenchOptions, readOptions, type Topic } from './readOptions.ts';
import { htmlReport } from './report/htmlReport.ts';
import { resultTables } from './resultTables.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reportFile = 'benchmarks/results/report.html';
const recordFile = 'content/quality/bench.json';

const browserTopics: readonly Topic[] = ['pages', 'navigation', 'search', 'loop'];

function needsBrowser({ topics }: BenchOptions): boolean {
  return topics.some((topic) => browserTopics.includes(topic));
}

async function measureBuilds() {
  const target = {
    root,
    command: ['npm', 'run', 'build'] as [string, ...string[]],
    cacheDir: '.cache',
    clientDir: 'build/client',
  };
  console.log('Building the site, cold and warm …');
  return [await measureBuild(target, 'cold'), await measureBuild(target, 'warm')];
}

/** Measures the topics that need a browser. */
async function measureInBrowser(options: BenchOptions) {
  if (!needsBrowser(options)) {
    return { browser: null, loop: null, pages: [], navigations: [], search: null };
  }
  const browser = await openBrowser();
  try {
    return {
      browser: `Chromium ${browser.version()}`,
      ...(await measureSites(browser, options)),
      loop: options.topics.includes('loop') ? await measureDevLoop(root, browser) : null,
    };
  } finally {
    await browser.close();
  }
}

async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { topics } = options;
  if (needsBrowser(options)) {
    // Fails before minutes of building instead of after them.
    options.sites.filter(({ isOurs }) => !isOurs || !topics.includes('build')).forEach(requireSite);
  }
  const budgets = await readBudgets();
  const machine = describeMachine();
  // Builds come first, so that pages are those of the fresh build and no browser takes CPU time from it.
  const builds = topics.includes('build') ? await measureBuilds() : [];
  const edit = topics.includes('edit') ? await measureEdit(root) : null;
  const scale = topics.includes('scale') ? await measureScale(root) : [];
  const { browser, ...inBrowser } = await measureInBrowser(options);
  const results: BenchResults = { builds, edit, scale, ...inBrowser };

  const readings = collectReadings(results);
  const broken = findBroken(readings, budgets, options.quick);
  const tables = [...resultTables(results), budgetTable(readings, broken, budgets)];
  const printed = tables.map(({ title, header, rows }) => formatTable(title, header, rows));
  console.log(`\n${printed.join('\n\n')}\n`);
  if (!options.quick) {
    const css = await readFile(new URL('./report/report.css', import.meta.url), 'utf8');
    const report = htmlReport({ options, machine, browser, results, budgets, css });
    await writeText(join(root, reportFile), report);
    console.log(`${[describeLoad(machine), `Report: ${reportFile}`].filter(Boolean).join('\n')}\n`);
  }
  if (options.json !== null) {
    const raw = { machine, browser, options, ...results };
    await writeText(options.json, `${JSON.stringify(raw, null, 2)}\n`);
  }
  if (options.record) {
    const last = await readBenchRecord(join(root, 'content'));
    const record = benchRecord(readings, budgets, machine.date, last);
    await writeText(join(root, recordFile), `${JSON.stringify(record, null, 2)}\n`);
    console.log(`Recorded: ${recordFile}\n`);
  }

  const problems = findProblems(results, broken, budgets);
  if (problems.length > 0) {
    console.error(`Broken:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    process.exitCode = 1;
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
