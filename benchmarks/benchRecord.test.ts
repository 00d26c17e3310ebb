import { expect, it } from 'vitest';
import { type Budgets, type Reading, readBudgets } from './budgets.ts';
import { benchRecord } from './benchRecord.ts';

it('keeps the worst reading of each metric that was measured, with its budget', async () => {
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
  expect(benchRecord(readings, budgets, new Date('2026-11-15T22:30:00Z'))).toEqual({
    date: '2026-11-15',
    budgets: [
      { metric: 'js', worst: 129.4, max: 130, unit: 'KB', where: '/zh/x/introduction' },
      { metric: 'cls', worst: 0, max: 0, unit: '', where: '/' },
    ],
  });
});
