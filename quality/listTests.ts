import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type SpecTest, specNumbers } from './specification.ts';

const run = promisify(execFile);

/** Where a test is declared; all rows of a table share it. */
const location = z.object({ line: z.number(), column: z.number() });

/** What `vitest list --json` writes; skipped tests are not in it. */
const vitestList = z.array(z.object({ name: z.string(), file: z.string(), location }));

/** What Vitest's JSON reporter writes. */
const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          location,
        }),
      ),
    }),
  ),
});

/** What Playwright's JSON reporter writes, for a run as well as for `--list`. */
interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; line: number; column: number; tests: { expectedStatus: string }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      line: z.number(),
      column: z.number(),
      tests: z.array(z.object({ expectedStatus: z.string() })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
});

/** A command that runs tests; its name is also that of the report a run of `npm test` leaves. */
type Runner = { name: string } & ({ kind: 'vitest'; config: string } | { kind: 'playwright' });

const runners: Runner[] = [
  { name: 'unit', kind: 'vitest', config: 'vitest.config.ts' },
  { name: 'stress', kind: 'vitest', config: 'vitest.stress.config.ts' },
  { name: 'exports', kind: 'vitest', config: 'vitest.exports.config.ts' },
  { name: 'playwright', kind: 'playwright' },
];

/** A test as a runner reports it. */
interface ListedTest {
  title: string;
  /** Absolute path. */
  file: string;
  /** Line and column of its declaration. */
  declaration: string;
}

/**
 * Lists the tests that name a requirement, as the test runners see them. Skipped tests are left out, and rows of one
 * table are one entry: neither the record nor its readers should depend on how many demos or pages a test goes through.
 * Runners whose JSON report of a run is in `reportsDir` are not started again.
 */
export async function listTests(root: string, reportsDir: string | null): Promise<SpecTest[]> {
  const lists = await Promise.all(runners.map((runner) => listRunner(root, runner, reportsDir)));
  const tests = mergeRows(lists.flat()).map(({ title, file }) => ({
    title,
    file: path.relative(root, file).split(path.sep).join('/'),
  }));
  return [...new Map(tests.map((test) => [`${test.file}\n${test.title}`, test])).values()];
}

/** Tests that name a requirement; those of one declaration and the same requirements become one, titled by what they share. */
function mergeRows(tests: readonly ListedTest[]): SpecTest[] {
  const groups = new Map<string, ListedTest[]>();
  for (const test of tests) {
    const numbers = specNumbers(test.title).join();
    if (numbers !== '') {
      const key = [test.file, test.declaration, numbers].join('\n');
      groups.set(key, [...(groups.get(key) ?? []), test]);
    }
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const title = sharedTitle(group.map((test) => test.title));
    const isComplete = specNumbers(title).join() === specNumbers(first?.title ?? '').join();
    return first && isComplete ? [{ title, file: first.file }] : group;
  });
}

/** The words that all titles start and end with, and an ellipsis for those that differ. */
function sharedTitle(titles: readonly string[]): string {
  const [first = [], ...others] = titles.map((title) => title.split(' '));
  const shortest = Math.min(first.length, ...others.map((words) => words.length));
  const isShared = (index: number) => others.every((words) => words.at(index) === first.at(index));
  let start = 0;
  while (start < shortest && isShared(start)) {
    start += 1;
  }
  let end = 0;
  while (end < shortest - start && isShared(-1 - end)) {
    end += 1;
  }
  if ([first, ...others].every((words) => words.length === start)) {
    return first.join(' ');
  }
  const ending = first.slice(first.length - end).join(' ');
  // A bracket or quote alone is no use to a reader.
  const words = [...first.slice(0, start), '…', ...(/\w/.test(ending) ? [ending] : [])];
  return words.join(' ');
}

async function listRunner(
  root: string,
  runner: Runner,
  reportsDir: string | null,
): Promise<ListedTest[]> {
  const report = reportsDir && (await readJson(path.join(reportsDir, `${runner.name}.json`)));
  if (report) {
    return runner.kind === 'vitest' ? readVitestReport(report) : readPlaywright(report);
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-tests-'));
  try {
    const file = path.join(folder, 'list.json');
    const bin = path.join(root, 'node_modules/.bin', runner.kind);
    if (runner.kind === 'vitest') {
      const args = ['list', '--includeTaskLocation', `--config=${runner.config}`, `--json=${file}`];
      await run(bin, args, { cwd: root });
      return readVitestList(await readJson(file));
    }
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    await run(bin, ['test', '--list', '--reporter=json'], { cwd: root, env });
    return readPlaywright(await readJson(file));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** The tests in a list by Vitest, with absolute files. */
export function readVitestList(list: unknown): ListedTest[] {
  return vitestList.parse(list).map(({ name, file, location: { line, column } }) => ({
    title: joinTitles([name]),
    file,
    declaration: `${line}:${column}`,
  }));
}

/** The tests in a report by Vitest, with absolute files. */
export function readVitestReport(report: unknown): ListedTest[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, location: { line, column } }) => ({
        title: joinTitles([...ancestorTitles, title]),
        file: name,
        declaration: `${line}:${column}`,
      })),
  );
}

/** The tests in a list or report by Playwright, with absolute files. */
export function readPlaywright(report: unknown): ListedTest[] {
  const { config, suites } = playwrightReport.parse(report);
  const testsIn = (suite: PlaywrightSuite, titles: string[]): ListedTest[] => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ expectedStatus }) => expectedStatus === 'passed'))
      .map(({ title, line, column }) => ({
        title: joinTitles([...titles, title]),
        file: path.join(config.rootDir, suite.file),
        declaration: `${line}:${column}`,
      })),
    ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...titles, inner.title])),
  ];
  // The outermost suites are the files.
  return suites.flatMap((file) => testsIn(file, []));
}

/** Vitest's list joins titles by ` > ` itself; with one separator a list and a report of the same tests are equal. */
function joinTitles(titles: string[]): string {
  return titles.join(' › ').replaceAll(' > ', ' › ');
}
