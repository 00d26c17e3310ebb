import { expect, it } from 'vitest';
import { budgetTable, findBroken } from './budgets.ts';
import { collectReadings, findProblems } from './BenchResults.ts';
import { benchResults as results } from './fixtures/benchResults.ts';
import { budgets } from './fixtures/budgets.ts';
import { resultTables } from './resultTables.ts';

it('has tables for each topic that was measured', () => {
  const titles = (tables: { title: string }[]) =>
    tables.map(({ title }) => title.split(/[\s:,]/)[0]);
  expect(titles(resultTables(results))).toEqual([
    'Page',
    'Stability',
    'Slow',
    'Page',
    'Search',
    'Search',
    'Production',
    'Warm',
    'Work',
    'Build',
  ]);
  const quick = {
    pages: results.pages.slice(1, 2),
    navigations: [],
    search: null,
    builds: [],
    edit: null,
    loop: null,
    scale: [],
  };
  expect(titles(resultTables(quick))).toEqual(['Page', 'Stability']);
});

it('lists every broken budget of our site, and pages that are not there', () => {
  const readings = collectReadings(results);
  const broken = findBroken(readings, budgets, false);
  expect(findProblems(results, broken, budgets)).toEqual([
    '/gone responds with 404.',
    'The page change /y → first link was not timed.',
    'The warm build compiled 3 values again; it should compile none.',
    'js is 131 KB on /x, the budget is 15.',
    'console is 1 messages on /x, the budget is 0.\n    error: no favicon',
    'cls is 0.02 on /x at 390 px, the budget is 0.',
    'tbtMs is 80 ms on /x, the budget is 50.',
    'firstDemoMs is 4100 ms on /x, the budget is 4000.',
    'pageChangeMs is 70 ms on /y → first link, the budget is 60.',
    'firstPaintRatio is 1.2 on /x, the budget is 1.',
    'pageChangeRatio is 0.75 on /x → /y, slow, the budget is 0.5.',
    'searchFirst is 61 KB on zh, the budget is 60.',
    'searchKeyMs is 39 ms on en, the budget is 30.',
    'buildCpuSecondsPerPageCold is 0.2 s on cold build, the budget is 0.15.',
    'buildCpuSecondsPerPageWarm is 0.05 s on warm build, the budget is 0.04.',
    'devFirstPageMs is 11000 ms on npm run dev, the budget is 10000.',
    'buildGrowth is 2 on 0, 100, 1000 pages, the budget is 1.25.',
  ]);
});

it('says which budgets were not judged', () => {
  const readings = collectReadings(results);
  const { rows } = budgetTable(readings, findBroken(readings, budgets, true), budgets);
  const verdicts = Object.fromEntries(rows.map((row) => [row[0], row.at(-1)]));
  expect(verdicts).toMatchObject({ tbtMs: 'over, not judged', js: 'broken', css: 'kept' });
});
