import { expect, it } from 'vitest';
import { pageRecord as page } from '#tests/search/pageRecord.ts';
import { addTexts, openIndex } from './openIndex.ts';
import { packIndex } from './packIndex.ts';
import { searchIndexes } from './searchIndexes.ts';
import type { SearchRecord } from './SearchRecord.ts';

const section = (path: string, id: string, title: string, phrases: string[] = []) =>
  ({ kind: 'section', path, id, title, parent: null, plan: null, phrases, text: '' }) as const;
const firstOf = (query: string, ...scopes: Parameters<typeof packIndex>[0][]) => {
  const indexes = scopes.map((scope) => {
    const { names, texts } = packIndex(scope);
    const index = openIndex(names);
    addTexts(index, texts);
    return index;
  });
  const { target } = searchIndexes(indexes, query, { product: scopes[0]!.product })[0]!;
  return target.kind === 'link' ? target.href : null;
};
const scope = (product: string | null, productName: string, records: SearchRecord[]) => ({
  product,
  productName,
  records,
  synonyms: [],
});

it('takes the title of a page with that of its section for a name', () => {
  const records = [
    page('/legend', 'Legend', { text: 'The position of the legend.' }),
    section('/legend', 'position', 'Position'),
    page('/layout', 'Layout'),
    section('/layout', 'position', 'Position of the legend'),
  ];
  expect(firstOf('legend position', scope('charts', 'Charts', records))).toBe('/legend#position');
});

it('finds a section by a phrase of two words', () => {
  const records = [
    page('/rows', 'Order of rows'),
    section('/rows', 'a', 'Several columns', ['tie breaker']),
    section('/rows', 'b', 'The breaker', ['circuit and tie']),
  ];
  expect(firstOf('tie breaker', scope('rows', 'Rows', records))).toBe('/rows#a');
});

it('takes a keyword of few pages for their name, whatever small words stand in it', () => {
  const records = [
    page('/header', 'Column header', { keywords: ['hide sort icons'] }),
    page('/visibility', 'Visibility', { keywords: ['hide column'] }),
  ];
  expect(firstOf('hide a column', scope('grid', 'Grid', records))).toBe('/visibility');
});

it('prefers a component to a section of its name', () => {
  const records = [
    page('/start', 'Quickstart'),
    section('/start', 'bar-chart', 'Bar chart'),
    page('/bar-chart', 'BarChart', { role: 'component' }),
  ];
  expect(firstOf('bar chart', scope('charts', 'Charts', records))).toBe('/bar-chart');
});

it('takes guides about versions for minor, unless a query is about them', () => {
  const records = [
    page('/upgrade', 'Upgrade of plans'),
    page('/v7', 'Upgrade from v7', { featured: false }),
    section('/v7', 'upgrade-rows', 'Upgrade rows'),
    page('/rows', 'Rows'),
    section('/rows', 'upgrade-rows', 'Upgrade rows'),
  ];
  const scopes = scope('rows', 'Rows', records);
  expect(firstOf('upgrade rows', scopes)).toBe('/v7#upgrade-rows');
  expect(firstOf('rows', scopes)).toBe('/rows');
});

it('counts pages of the library that name the product the reader is in', () => {
  const library = scope(null, '', [
    page('/other', 'Charts from v7', { keywords: ['upgrade to v8'] }),
    page('/own', 'Tree View from v7', { keywords: ['upgrade to v8'] }),
  ]);
  const own = scope('tree', 'Tree View', [page('/tree', 'Items')]);
  expect(firstOf('upgrade to v8', own, library)).toBe('/own');
});
