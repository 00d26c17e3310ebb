import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import * as locales from '@mui/x-date-pickers/locales';
import type { FieldFormatTokenMap } from '@mui/x-date-pickers/models';
import { codesIn, readTable, stringsIn } from '#tests/setup/readPageLists.ts';

const require = createRequire(import.meta.url);
const packageFolder = path.dirname(require.resolve('@mui/x-date-pickers/package.json'));

function readPage(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name, `${name}.md`), 'utf8');
}

/** The tokens of an adapter by the row of the table they belong to. */
function tokensByRow(tokens: FieldFormatTokenMap): Record<string, string[]> {
  const rows: Record<string, string[]> = {};
  for (const [token, config] of Object.entries(tokens)) {
    const type = typeof config === 'string' ? config : config.sectionType;
    const content = typeof config === 'string' ? 'digit' : config.contentType;
    const row = rowOf(type, content);
    rows[row] = [...(rows[row] ?? []), token].sort();
  }
  return rows;
}

function rowOf(type: string, content: string): string {
  switch (type) {
    case 'meridiem':
      return 'AM or PM';
    case 'month':
      return `month, ${content}s`;
    case 'weekDay':
      return `weekday, ${content}s`;
    case 'day':
      return content === 'digit' ? 'day' : 'day, ordinal';
    default:
      return type;
  }
}

/** The strings of a union type in a declaration file of the package, in the order of the declaration. */
function unionIn(file: string, type: string): string[] {
  const source = readFileSync(path.join(packageFolder, file), 'utf8');
  const [, union = ''] = new RegExp(`type ${type} = ([^;]+);`).exec(source) ?? [];
  return stringsIn(union);
}

describe('lists of the picker pages that claim to be complete', () => {
  const tokenRows = readTable(readPage('adapters-locale'), 'Section');

  it.each([
    ['Day.js', 1, new AdapterDayjs()],
    ['date-fns', 2, new AdapterDateFns()],
    ['Luxon', 3, new AdapterLuxon()],
    ['Moment.js', 4, new AdapterMoment()],
  ])('every format token of %s is in the table of tokens', (_name, column, adapter) => {
    const documented = tokenRows
      .map(([row = '', ...cells]) => [row, codesIn(cells[column - 1] ?? '').sort()] as const)
      .filter(([, tokens]) => tokens.length > 0);
    expect(Object.fromEntries(documented)).toEqual(tokensByRow(adapter.formatTokenMap));
  });

  it('every validation error code is in the table of codes', () => {
    const [dates = [], times = []] = readTable(readPage('validation'), 'Components');
    const common = unionIn('models/validation.d.ts', 'CommonDateTimeValidationError');
    for (const [row, type] of [
      [dates, 'DateValidationError'],
      [times, 'TimeValidationError'],
    ] as const) {
      const codes = stringsIn(row[2] ?? '');
      const expected = [...common, ...unionIn('models/validation.d.ts', type)];
      expect(codes.sort(), type).toEqual(expected.sort());
    }
  });

  it('every section type is in the table of sections', () => {
    const types = readTable(readPage('fields'), 'Section type').flatMap(([cell = '']) =>
      stringsIn(cell),
    );
    expect(types.sort()).toEqual(unionIn('models/fields.d.ts', 'FieldSectionType').sort());
  });

  it('every action of the action bar is in its table', () => {
    const actions = readTable(readPage('date-picker'), 'Action').flatMap(([cell = '']) =>
      stringsIn(cell),
    );
    const expected = unionIn('PickersActionBar/PickersActionBar.d.ts', 'PickersActionBarAction');
    expect(actions.sort()).toEqual(expected.sort());
  });

  it('default formats are those of the Day.js adapter', () => {
    const { formats } = new AdapterDayjs();
    for (const [keys = '', , defaults = ''] of readTable(readPage('adapters-locale'), 'Key')) {
      const values = codesIn(keys).map((key) => formats[key as keyof typeof formats]);
      expect(codesIn(defaults), keys).toEqual(values);
    }
  });

  it('the number of translations is that of the package', () => {
    const count = Object.keys(locales).filter((name) => /^[a-z]{2}([A-Z]{2})?$/.test(name)).length;
    for (const page of ['adapters-locale', 'overview']) {
      expect(readPage(page).includes(`${count} translations`), page).toBe(true);
    }
  });

  it('supported versions are the peer dependencies of the package', () => {
    const { peerDependencies } = require('@mui/x-date-pickers/package.json') as {
      peerDependencies: Record<string, string>;
    };
    const page = readPage('getting-started');
    const versionsOf = (cell: string) => codesIn(cell).sort();
    for (const [names = '', versions = ''] of readTable(page, 'Package')) {
      for (const name of codesIn(names)) {
        expect(versionsOf(versions), name).toEqual(peerDependencies[name]?.split(' || ').sort());
      }
    }
    const libraries = readTable(page, 'Library');
    const documented = Object.fromEntries(
      libraries.map(([, adapter = '', versions = '']) => [
        codesIn(adapter)[0],
        versionsOf(versions),
      ]),
    );
    expect(documented).toEqual({
      AdapterDayjs: peerDependencies.dayjs?.split(' || '),
      AdapterDateFns: peerDependencies['date-fns']?.split(' || ').slice(1),
      AdapterDateFnsV2: peerDependencies['date-fns']?.split(' || ').slice(0, 1),
      AdapterLuxon: peerDependencies.luxon?.split(' || '),
      AdapterMoment: peerDependencies.moment?.split(' || '),
    });
  });
});
