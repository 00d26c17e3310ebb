import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { listTests, readPlaywright, readVitestList, readVitestReport } from './listTests.ts';

const at = { line: 3, column: 1 };

const vitestReport = (file: string) => ({
  testResults: [
    {
      name: file,
      assertionResults: [
        { ancestorTitles: ['S1.1 outer', 'inner'], title: 'a > b', status: 'passed', location: at },
        { ancestorTitles: [], title: 'S1.2 fails', status: 'failed', location: at },
        { ancestorTitles: [], title: 'S1.3 skipped', status: 'skipped', location: at },
        { ancestorTitles: [], title: 'S1.4 to do', status: 'todo', location: at },
      ],
    },
  ],
});

const spec = (title: string, expectedStatus = 'passed') => ({
  title,
  tests: [{ expectedStatus }],
  line: 8,
  column: 2,
});
const playwrightReport = (rootDir: string) => ({
  config: { rootDir },
  suites: [
    {
      title: 'ads/ads.spec.ts',
      file: 'ads/ads.spec.ts',
      specs: [spec('S2.1 a'), spec('S2.2 b', 'skipped'), spec('no number')],
      suites: [{ title: 'S2.3 c', file: 'ads/ads.spec.ts', specs: [spec('d')] }],
    },
  ],
});

describe('listTests', () => {
  it('reads the same titles from a list and a report by Vitest', () => {
    const list = [
      { name: 'S1.1 outer > inner > a > b', file: '/r/a.test.ts', location: at },
      { name: 'S1.2 fails', file: '/r/a.test.ts', location: at },
    ];
    expect(readVitestReport(vitestReport('/r/a.test.ts'))).toEqual(readVitestList(list));
    expect(readVitestList(list)[0]?.title).toBe('S1.1 outer › inner › a › b');
  });

  it('reads suites by Playwright, without tests that are skipped', () => {
    const declared = { file: '/r/tests/ads/ads.spec.ts', declaration: '8:2' };
    expect(readPlaywright(playwrightReport('/r/tests'))).toEqual([
      { title: 'S2.1 a', ...declared },
      { title: 'no number', ...declared },
      { title: 'S2.3 c › d', ...declared },
    ]);
  });

  it('takes the reports of a run, keeps tests with a number and names files from the root', async () => {
    const root = await temporaryFolder();
    const write = await reportWriter(root);
    await write('unit', vitestReport(path.join(root, 'model/a.test.ts')));
    await write('playwright', playwrightReport(path.join(root, 'tests/e2e')));
    expect(await listTests(root, root)).toEqual([
      { title: 'S1.1 outer › inner › a › b', file: 'model/a.test.ts' },
      { title: 'S1.2 fails', file: 'model/a.test.ts' },
      { title: 'S2.1 a', file: 'tests/e2e/ads/ads.spec.ts' },
      { title: 'S2.3 c › d', file: 'tests/e2e/ads/ads.spec.ts' },
    ]);
  });

  it('merges the rows of a table that name the same requirements', async () => {
    const root = await temporaryFolder();
    const write = await reportWriter(root);
    const rows = (line: number, ...titles: string[]) =>
      titles.map((title) => ({
        ancestorTitles: [],
        title,
        status: 'passed',
        location: { line, column: 1 },
      }));
    const assertionResults = [
      ...rows(1, 'S1.1 opens a in time', 'S1.1 opens b c in time', 'S1.1 opens in time'),
      ...rows(2, 'S1.2 refuses x', 'S1.3 refuses x'),
      ...rows(3, 'a (S1.4)', 'b (S1.4)'),
      ...rows(5, 'S1.6 is [ 1 ]', 'S1.6 is [ 2 ]'),
      ...rows(4, 'S1.5/a in', 'S1.5/b in'),
    ];
    await write('unit', {
      testResults: [{ name: path.join(root, 'a.test.ts'), assertionResults }],
    });
    await write('playwright', { config: { rootDir: root }, suites: [] });
    const titles = (await listTests(root, root)).map(({ title }) => title);
    expect(titles).toEqual([
      'S1.1 opens … in time',
      'S1.2 refuses x',
      'S1.3 refuses x',
      '… (S1.4)',
      'S1.6 is [ …',
      'S1.5/a in',
      'S1.5/b in',
    ]);
  });
});

/** Writes reports of runs; the other runners report no tests. */
async function reportWriter(root: string) {
  const write = (name: string, report: object) =>
    writeFile(path.join(root, `${name}.json`), JSON.stringify(report));
  await write('stress', { testResults: [] });
  await write('exports', { testResults: [] });
  return write;
}
