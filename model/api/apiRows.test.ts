import { describe, expect, it } from 'vitest';
import {
  type ApiBase,
  type ApiMember,
  type ApiProp,
  type ComponentApi,
  type HookApi,
  noDescription,
  type SelectorApi,
} from './Api.ts';
import { apiRows, apiTables } from './apiRows.ts';
import type { TypeText } from './TypeText.ts';

const text: TypeText = { kind: 'plain', tokens: ['string'] };
const base: ApiBase = {
  path: '/x/api/widgets/dial',
  name: 'Dial',
  product: 'widgets',
  plan: null,
  featured: true,
  description: noDescription,
  deprecation: null,
  imports: [],
  demos: [],
};
const member = (name: string): ApiMember => ({
  name,
  rowId: `row-${name}`,
  description: noDescription,
  deprecation: null,
  plan: null,
  demos: [],
});
const prop = (name: string, more: Partial<ApiProp> = {}): ApiProp => ({
  ...member(name),
  type: text,
  required: false,
  default: null,
  signature: null,
  ...more,
});
const dial: ComponentApi = {
  ...base,
  kind: 'component',
  props: [prop('max', { required: true, default: '100' })],
  slots: [{ ...member('hand'), default: 'DialHand', className: 'MuiDial-hand' }],
  classes: [
    { ...member('root'), className: 'MuiDial-root', isGlobal: false },
    { ...member('focused'), className: 'Mui-focused', isGlobal: true },
  ],
  themeName: null,
  inheritance: null,
  ref: { kind: 'none' },
};

describe('apiTables', () => {
  it('has a table for each section with rows, in the order of the page', () => {
    const tables = apiTables({ ...dial, slots: [] });
    expect(tables.map(({ section, columns }) => [section, columns])).toEqual([
      ['props', ['type', 'default']],
      ['classes', ['ruleName']],
    ]);
  });

  it('has as many cells in a row as its table has columns', () => {
    for (const { columns, rows } of apiTables(dial)) {
      expect(rows.map(({ cells }) => cells.length)).toEqual(rows.map(() => columns.length));
    }
  });

  it('has a table with a heading of its own for each category of selectors', () => {
    const selector = { ...member('rowCountSelector'), returns: text, extraParameters: [] };
    const api: SelectorApi = {
      ...base,
      kind: 'selectors',
      categories: [{ name: 'Row count', selectors: [selector] }],
    };
    expect(apiTables(api)).toMatchObject([
      { section: 'selectors', category: { name: 'Row count', id: 'selectors-row-count' } },
    ]);
  });
});

describe('apiRows', () => {
  it('names a class by its key and shows it as a selector', () => {
    expect(apiRows(dial).filter(({ kind }) => kind === 'class')).toMatchObject([
      { name: 'root', label: '.MuiDial-root', cells: [{ kind: 'code', code: 'root' }] },
      { name: 'focused', label: '.Mui-focused', cells: [{ kind: 'global' }] },
    ]);
  });

  it('marks required props and optional properties', () => {
    const properties = [prop('max', { required: true }), prop('min')];
    expect(apiRows(dial)[0]).toMatchObject({ label: 'max', required: true });
    expect(apiRows({ ...base, kind: 'interface', typeParameters: '', properties })).toMatchObject([
      { kind: 'property', label: 'max', required: false },
      { kind: 'property', label: 'min?', required: false },
    ]);
  });

  it('calls functions of an API object methods', () => {
    const signature = { parameters: [], returns: { type: text, description: noDescription } };
    const properties = [prop('turn', { signature }), prop('state')];
    const kinds = (name: string) =>
      apiRows({ ...base, name, kind: 'interface', typeParameters: '', properties }).map(
        ({ kind }) => kind,
      );
    expect(kinds('DialApi')).toEqual(['method', 'property']);
    expect(kinds('DialParams')).toEqual(['property', 'property']);
  });

  it('tells arguments of a hook from properties of its object parameter and result', () => {
    const hook: HookApi = {
      ...base,
      name: 'useDial',
      kind: 'hook',
      typeParameters: '',
      parameters: [{ name: 'options', type: text, optional: true, description: noDescription }],
      parameterProperties: [prop('max')],
      returns: { type: text, description: noDescription },
      returnProperties: [prop('value', { required: true })],
    };
    expect(apiRows(hook).map(({ kind, id, label }) => [kind, id, label])).toEqual([
      ['argument', 'use-dial-parameters-options', 'options?'],
      ['parameter', 'row-max', 'max?'],
      ['result', 'row-value', 'value'],
    ]);
  });
});
