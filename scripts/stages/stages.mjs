import { join } from 'node:path';
import { ensureBuild } from '#scripts/setup/ensureBuild.mjs';
import { npmCommand, runCommand } from '#scripts/setup/runCommand.mjs';
import { countPlaywright, countReport, countStage, countVitest } from './countTests.mjs';

function npmRun(context, script, args = [], env = {}) {
  const command = [...npmCommand(), 'run', script, ...(args.length > 0 ? ['--', ...args] : [])];
  return runCommand(command, { cwd: context.root, env: { ...context.env, ...env } });
}

async function vitest(context, script) {
  const report = join(context.reports, `${script}.json`);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // Tells the rows of one table from other tests, see quality/listTests.ts.
    '--includeTaskLocation',
  ];
  return countReport(report, countVitest, await npmRun(context, script, reporters));
}

async function e2e(context) {
  // Not every test was run, so the stage `spec`, which looks for `playwright.json`, lists them itself.
  const report = join(context.reports, 'browser.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const exitCode = await npmRun(context, 'e2e:changed', ['--reporter=list,json'], env);
  return countReport(report, countPlaywright, exitCode);
}

async function build({ root, env, output, signal }) {
  await ensureBuild(root, { force: true, env, output, signal });
  return countStage(0);
}

/** The stages of `npm test` in order: their names, what they need, and how they run and are counted. */
export const stages = [
  {
    name: 'check',
    title: 'Lint, format, types, structure, content, API reference',
    run: async (context) => countStage(await npmRun(context, 'check')),
  },
  // Before the build, because it measures and wants the machine for itself.
  {
    name: 'stress',
    title: 'Server under load, faults and bad input',
    run: (context) => vitest(context, 'stress'),
  },
  // After the checks, which fill the cache with much of its work.
  { name: 'build', title: 'Production build', needsBrowser: true, inBackground: true, run: build },
  { name: 'unit', title: 'Unit tests', run: (context) => vitest(context, 'unit') },
  {
    name: 'exports',
    title: 'Exported projects install, type-check and build',
    run: (context) => vitest(context, 'exports'),
  },
  { name: 'e2e', title: 'Browser tests', needsBrowser: true, needsBuild: true, run: e2e },
  {
    name: 'spec',
    title: 'Every requirement has a test',
    run: async (context) =>
      countStage(await npmRun(context, 'spec', ['--reports', context.reports])),
  },
  {
    name: 'bench',
    title: 'Page weight and stability budgets',
    needsBrowser: true,
    needsBuild: true,
    run: async (context) => countStage(await npmRun(context, 'bench', ['--quick'])),
  },
];

/** Selects stages by name, in their own order; no names select all. */
export function selectStages(names) {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    const known = stages.map((stage) => stage.name).join(', ');
    throw new Error(`There is no stage "${unknown}": choose from ${known}.`);
  }
  return names.length === 0 ? stages : stages.filter((stage) => names.includes(stage.name));
}
