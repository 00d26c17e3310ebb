import { expect, it } from 'vitest';
import {
  benchRecord,
  type Budgets,
  findBroken,
  type Metric,
  parseBudgets,
  readBudgets,
  type Reading,
} from './budgets.ts';

it('reads the budgets of this repository', async () => {
  expect((await readBudgets()).js.kind).toBe('bytes');
});

it('names the entry that is wrong', async () => {
  const budgets = await readBudgets();
  const wrong = { ...budgets, js: { ...budgets.js, max: '130' } };
  expect(() => parseBudgets(JSON.stringify(wrong))).toThrow(/wrong at js\.max/);
  expect(() => parseBudgets(JSON.stringify({ ...budgets, gif: budgets.js }))).toThrow(/gif/);
});

it('finds every broken budget, and leaves times alone in quick runs', async () => {
  const budgets = await readBudgets();
  const readings: Reading[] = [
    { metric: 'js', value: budgets.js.max, where: '/a' },
    { metric: 'js', value: budgets.js.max + 0.1, where: '/b' },
    { metric: 'cls', value: 0.001, where: '/a' },
    { metric: 'tbtMs', value: budgets.tbtMs.max + 1, where: '/a' },
  ];
  const broken = (quick: boolean) =>
    findBroken(readings, budgets, quick).map(({ metric, where }) => `${metric} ${where}`);
  expect(broken(false)).toEqual(['js /b', 'cls /a', 'tbtMs /a']);
  expect(broken(true)).toEqual(['js /b', 'cls /a']);
});

it('records the worst reading of each metric, and keeps what was not measured this time', async () => {
  const budgets: Budgets = {
    ...(await readBudgets()),
    js: { max: 130, unit: 'KB', kind: 'bytes' },
    cls: { max: 0, unit: '', kind: 'count' },
  };
  const readings: Reading[] = [
    { metric: 'cls', value: 0, where: '/' },
    { metric: 'js', value: 101.5, where: '/' },
    { metric: 'js', value: 129.4, where: '/zh/x/introduction' },
    { metric: 'js', value: 90, where: '/x' },
    { metric: 'cls', value: 0, where: '/x' },
  ];
  const of = (metric: string, worst: number, where: string, date: string) => {
    const { max, unit } = budgets[metric as Metric];
    return { metric, worst, max, unit, where, date };
  };
  const last = {
    budgets: [
      of('js', 140, '/', '2026-11-12'),
      { ...of('buildGrowth', 1.1, '1,000 pages', '2026-11-12'), max: 9 },
      { ...of('js', 7, '/', '2026-11-12'), metric: 'noLongerMeasured' },
    ],
  };
  expect(benchRecord(readings, budgets, new Date('2026-11-15T22:30:00Z'), last).budgets).toEqual([
    of('js', 129.4, '/zh/x/introduction', '2026-11-15'),
    of('cls', 0, '/', '2026-11-15'),
    of('buildGrowth', 1.1, '1,000 pages', '2026-11-12'),
  ]);
});
