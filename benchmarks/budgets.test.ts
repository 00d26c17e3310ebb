import { expect, it } from 'vitest';
import { findBroken, parseBudgets, readBudgets, type Reading } from './budgets.ts';

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
