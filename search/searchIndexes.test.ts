import { describe, expect, it } from 'vitest';
import { pageRecord as page } from '#tests/search/pageRecord.ts';
import type { Synonyms } from './PackedIndex.ts';
import { addTexts, openIndex } from './openIndex.ts';
import { packIndex } from './packIndex.ts';
import { searchIndexes, type SearchOptions } from './searchIndexes.ts';
import type { RowKind, RowRecord, SearchRecord } from './SearchRecord.ts';

function row(
  row: RowKind,
  title: string,
  paths: string[],
  more: Partial<RowRecord> = {},
): RowRecord {
  const ids: Partial<Record<RowKind, string>> = { prop: `${paths[0]!.slice(1)}-prop-${title}` };
  const places = paths.map((path) => ({ path, id: ids[row] ?? `export-${title}` }));
  return {
    kind: 'row',
    row,
    title,
    places,
    plan: null,
    type: '',
    text: '',
    deprecated: false,
    ...more,
  };
}

const grid: SearchRecord[] = [
  page('/grid', 'Grid', { role: 'component', trail: ['Tables'] }),
  page('/grid-pro', 'GridPro', { role: 'component', plan: 'pro' }),
  page('/sorting', 'Sorting', { keywords: ['order rows'], text: 'Sort rows by one column.' }),
  {
    kind: 'section',
    path: '/sorting',
    id: 'several-columns',
    title: 'Sort by several columns',
    parent: null,
    plan: 'pro',
    phrases: ['tie breaker', 'second criterion for equal rows'],
    text: 'Hold Shift while you press a header.',
  },
  row('prop', 'rowSelectionModel', ['/grid']),
  row('prop', 'rowSelection', ['/grid']),
  row('prop', 'sortModel', ['/grid']),
  row('type', 'SortDirection', ['/grid']),
  page('/use-sort', 'useSort', { role: 'hook' }),
  row('prop', 'onKeyPress', ['/grid']),
  {
    kind: 'demo',
    path: '/sorting',
    id: 'SortCheeses',
    title: 'Sort cheeses',
    parent: null,
    plan: null,
    text: '',
  },
];
const chart: SearchRecord[] = [
  page('/pie', 'Pie', { role: 'component' }),
  row('prop', 'sortModel', ['/pie']),
  page('/legend', '图例', { text: '图例说明每个系列的颜色。' }),
  page('/terms', 'Terms', { keywords: ['paid seats', 'floor plan'] }),
  page('/license', 'License', { keywords: ['paid plan'] }),
  {
    kind: 'setting',
    command: 'mode=dark',
    title: 'Dark mode',
    keywords: ['night'],
    plan: null,
    text: '',
  },
];
const synonyms: Synonyms = [
  ['freeze panes', 'selection'],
  ['color', 'sorting'],
  ['license', 'product key'],
];

function open(withTexts = true) {
  return [
    packIndex({ product: 'grid', productName: 'Data Table', records: grid, synonyms }),
    packIndex({ product: 'chart', productName: 'Charts', records: chart, synonyms }),
  ].map(({ names, texts }) => {
    const index = openIndex(JSON.parse(JSON.stringify(names)));
    expect(!withTexts || addTexts(index, texts)).toBe(true);
    return index;
  });
}

const indexes = open();
const find = (query: string, options?: SearchOptions) => searchIndexes(indexes, query, options);
const titles = (query: string, options?: SearchOptions) =>
  find(query, options).map(({ title }) => title.text);

describe('searchIndexes', () => {
  it.each([
    ['rowSel', 'rowSelection'],
    ['rowsel', 'rowSelection'],
    ['row selection model', 'rowSelectionModel'],
    ['selectionmodel', 'rowSelectionModel'],
    ['selecton model', 'rowSelectionModel'],
    ['sorted', 'Sorting'],
    ['SortModel', 'sortModel'],
    ['freeze panes', 'rowSelection'],
    ['SortCheeses', 'Sort cheeses'],
    ['table sorting', 'Sorting'],
    ['order rows', 'Sorting'],
    ['hold shift', 'Sort by several columns'],
    ['night', 'Dark mode'],
    ['系列颜色', '图例'],
    ['图例', '图例'],
    ['how do I sort by several columns', 'Sort by several columns'],
    ['SortDirection type', 'SortDirection'],
    ['grid.current?.sortModel', 'sortModel'],
    ['how to change the sort model', 'sortModel'],
    ['useSort', 'useSort'],
    ['licensing', 'License'],
  ])('%s finds %s', (query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('takes a synonym of several words as a whole, and a phrase of the authors for a name', () => {
    expect(titles('license')).toEqual(['License']);
    expect(titles('paid plan')[0]).toBe('License');
  });

  it('finds a section by a phrase of strangers, and by some of its words', () => {
    expect(titles('tie breaker')[0]).toBe('Sort by several columns');
    expect(titles('criterion for equal values')[0]).toBe('Sort by several columns');
  });

  it('prefers a section with one phrase like the query to one whose phrases have its words apart', () => {
    const section = (id: string, phrases: string[]): SearchRecord => ({
      kind: 'section',
      path: '/rows',
      id,
      title: `Rows ${id}`,
      parent: null,
      plan: null,
      phrases,
      text: '',
    });
    const scattered = section('a', ['keep a list', 'filters for groups', 'reload of a tree']);
    const alike = section('b', ['keep filters after reload', 'another wish', 'something else']);
    const records = [page('/rows', 'Rows'), scattered, alike];
    const { names, texts } = packIndex({ product: 'rows', productName: 'Rows', records, synonyms });
    const index = openIndex(names);
    addTexts(index, texts);
    const [first] = searchIndexes([index], 'keep the filters on reload');
    expect(first?.target).toMatchObject({ href: '/rows#b' });
  });

  it('finds nothing for what nothing is called', () => {
    expect(find('zebra')).toEqual([]);
    expect(find('  ')).toEqual([]);
    expect(searchIndexes([], 'sort')).toEqual([]);
  });

  it('counts the product the reader is in', () => {
    expect(find('sortModel', { product: 'grid' })[0]?.product).toBe('grid');
    expect(find('sortModel', { product: 'chart' })[0]?.product).toBe('chart');
  });

  it('gives kinds that were asked for, and not more than wanted', () => {
    expect(find('sort', { kinds: ['prop'] }).every(({ kind }) => kind === 'prop')).toBe(true);
    expect(find('sort', { limit: 2 })).toHaveLength(2);
  });

  it('says where a result leads and what it is', () => {
    expect(find('several columns')[0]).toMatchObject({
      kind: 'section',
      product: 'grid',
      trail: ['Sorting'],
      target: { kind: 'link', href: '/sorting#several-columns' },
      plan: 'pro',
      text: { text: 'Hold Shift while you press a header.' },
    });
    expect(find('rowSelectionModel')[0]?.target).toEqual({
      kind: 'link',
      href: '/grid#grid-prop-rowSelectionModel',
    });
    expect(find('dark')[0]?.target).toEqual({ kind: 'command', command: 'mode=dark' });
  });

  it('marks what matches', () => {
    const marked = (query: string) => {
      const { text, marks } = find(query)[0]!.title;
      return marks.map(([start, end]) => text.slice(start, end));
    };
    expect(marked('rowSel')).toEqual(['rowSel']);
    expect(marked('several column')).toEqual(['several', 'column']);
    expect(marked('selecton model')).toEqual(['SelectionModel']);
    expect(marked('图例')).toEqual(['图例']);
  });

  it('answers from names alone until texts have come', () => {
    const names = open(false);
    expect(searchIndexes(names, 'sortModel')[0]?.title.text).toBe('sortModel');
    expect(searchIndexes(names, 'shift')).toEqual([]);
  });

  it('reads no more of a query than counts, however long it is', () => {
    expect(titles(`${'zebra '.repeat(11)}sortModel`)).toContain('sortModel');
    expect(titles(`${'zebra '.repeat(12)}sortModel`)).toEqual([]);
    expect(titles(`${' '.repeat(200)}sortModel`)).toEqual([]);
    expect(find(`sortModel ${'图例'.repeat(10_000)}`)).toEqual(
      find(`sortModel ${'图例'.repeat(10_000)}`.slice(0, 200)),
    );
  });

  it('refuses texts of another build', () => {
    const [index] = open(false);
    const other = packIndex({
      product: 'grid',
      productName: '',
      records: grid.slice(0, 2),
      synonyms,
    });
    expect(addTexts(index!, other.texts)).toBe(false);
  });
});
