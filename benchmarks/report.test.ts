import { expect, it } from 'vitest';
import { findBroken, readBudgets } from './budgets.ts';
import { findProblems } from './findProblems.ts';
import { collectReadings, formatBudgets, formatTables, type BenchResults } from './report.ts';

const load = {
  js: 131_000,
  css: 9_000,
  html: 20_000,
  fonts: 60_000,
  requests: 12,
  status: 200,
  countedUntil: 'hydrated' as const,
  cls: 0,
  messages: ['error: no favicon'],
};
const results: BenchResults = {
  pages: [
    {
      site: 'ours',
      isOurs: true,
      page: '/x',
      load,
      slow: { tbtMs: 80, tbtTotalMs: 300, lcpMs: 900 },
    },
    {
      site: 'ours',
      isOurs: true,
      page: '/gone',
      load: { ...load, js: 0, messages: [], status: 404 },
      slow: null,
    },
    {
      site: 'peer',
      isOurs: false,
      page: '/x',
      load: { ...load, js: 522_000, status: 404 },
      slow: null,
    },
  ],
  navigation: { desktopMs: 40, slowMs: null },
  builds: [
    {
      kind: 'cold',
      pages: 100,
      cpuSeconds: 20,
      wallSeconds: 15,
      peakMemoryMB: 900.4,
      compiled: null,
    },
    { kind: 'warm', pages: 100, cpuSeconds: 5, wallSeconds: 4, peakMemoryMB: 700, compiled: null },
  ],
};

it('prints a table for each topic that was measured', () => {
  const titles = (tables: string[]) => tables.map((table) => table.split(/[\s:]/, 1)[0]);
  expect(titles(formatTables(results))).toEqual([
    'Page',
    'Stability',
    'Slow',
    'Page',
    'Production',
  ]);
  const quick = { ...results, pages: results.pages.slice(1), navigation: null, builds: [] };
  expect(titles(formatTables(quick))).toEqual(['Page', 'Stability']);
});

it('lists every broken budget of our site, and pages that are not there', async () => {
  const budgets = await readBudgets();
  const readings = collectReadings(results);
  const broken = findBroken(readings, budgets, false);
  expect(findProblems(results, broken, budgets)).toEqual([
    '/gone answers 404.',
    'js is 131 KB on /x, the budget is 130.',
    'console is 1 messages on /x, the budget is 0.\n    error: no favicon',
    'tbtMs is 80 ms on /x, the budget is 50.',
    'buildCpuSecondsPerPageCold is 0.2 s on cold build, the budget is 0.15.',
  ]);
});

it('says which budgets were not judged', async () => {
  const budgets = await readBudgets();
  const readings = collectReadings(results);
  const table = formatBudgets(readings, findBroken(readings, budgets, true), budgets);
  expect(table).toMatch(/^tbtMs .* over, not judged$/m);
  expect(table).toMatch(/^js .* broken$/m);
  expect(table).toMatch(/^css .* kept$/m);
});
