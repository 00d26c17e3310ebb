import { expect, it } from 'vitest';
import type { Api } from '#model/api/Api.ts';
import type { ImportCostRecord } from '#model/api/ImportCost.ts';
import { addCost } from './addCost.ts';

const cost = (total: number) => ({ own: total / 2, total, lazy: 0 });
const record: ImportCostRecord = {
  date: '2026-11-16',
  versions: {},
  components: {
    '/x/api/grid': cost(100),
    '/x/api/grid-pro': cost(120),
    '/x/api/grid-premium': cost(150),
    '/x/api/date-picker': cost(90),
    '/x/api/desktop-date-picker': cost(80),
    '/x/api/localization-provider': cost(10),
  },
  adapters: { AdapterMoment: cost(70), AdapterDayjs: cost(7) },
};
const add = (path: string, name: string, kind = 'component') =>
  addCost({ path, name, kind } as Api, record).cost;

it.each([
  ['/x/api/grid', 'Grid', null],
  ['/x/api/grid-pro', 'GridPro', 'Grid'],
  ['/x/api/grid-premium', 'GridPremium', 'GridPro'],
  ['/x/api/date-picker', 'DatePicker', 'DesktopDatePicker'],
  ['/x/api/desktop-date-picker', 'DesktopDatePicker', null],
])('the smaller alternative of %s', (path, name, alternative) => {
  expect(add(path, name)?.alternative?.name ?? null).toBe(alternative);
});

it('lists the date adapters, the smallest first, where one is set', () => {
  const adapters = add('/x/api/localization-provider', 'LocalizationProvider')?.adapters;
  expect(adapters?.map(({ name }) => name)).toEqual(['AdapterDayjs', 'AdapterMoment']);
  expect(add('/x/api/grid', 'Grid')?.adapters).toEqual([]);
});

it('leaves alone what was not measured', () => {
  expect(add('/x/api/unknown', 'Unknown')).toBeUndefined();
  expect(add('/x/api/grid', 'Grid', 'hook')).toBeUndefined();
});
