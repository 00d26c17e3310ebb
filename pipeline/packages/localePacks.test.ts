import * as core from '@mui/material/locale';
import * as charts from '@mui/x-charts/locales';
import * as grid from '@mui/x-data-grid/locales';
import * as pickers from '@mui/x-date-pickers/locales';
import { expect, it } from 'vitest';
import { localePacks } from './localePacks.ts';

const packs = localePacks(process.cwd());
const installed = { core, grid, pickers, charts };

it.each(Object.keys(installed) as (keyof typeof installed)[])(
  'S9.23 every locale pack of %s can be chosen',
  (part) => {
    const names = packs.flatMap(({ parts }) => parts[part]?.name ?? []);
    const exported = Object.entries(installed[part] as Record<string, object | undefined>)
      .filter(([name]) => /^[a-z]{2}(?:[A-Z][A-Za-z]{1,3})?$/.test(name))
      .map(([name]) => name);
    expect(exported.length).toBeGreaterThan(4);
    expect(names.sort()).toEqual(exported.sort());
  },
);

it('joins what the packages have for one locale', () => {
  const german = packs.find(({ tag }) => tag === 'de-DE');
  expect(Object.keys(german?.parts ?? {})).toEqual(['core', 'grid', 'pickers']);
  expect(german?.dates).toEqual({ dayjs: 'de', 'date-fns': 'de', moment: 'de' });
  const brazilian = packs.find(({ tag }) => tag === 'pt-BR');
  expect(brazilian?.dates).toEqual({ dayjs: 'pt-br', 'date-fns': 'pt-BR', moment: 'pt-br' });
});
