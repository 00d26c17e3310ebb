import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, ApiProp } from '#model/api/Api.ts';
import { typeTextToString } from '#model/api/TypeText.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';

/** Reading all packages takes half a minute when nothing is kept from an earlier reading. */
const patience = 300_000;

const docs = openDocs(contentConfig(process.cwd(), { watching: false }));
let pages: Api[] = [];

beforeAll(async () => {
  const extracts = await Promise.all(
    docs.config.apiScopes.map(({ product }) => docs.apiExtract(product)),
  );
  pages = extracts.flatMap((extract) => extract.pages);
}, patience);

function page(path: string): Api {
  const found = pages.find((api) => api.path === `/x/api/${path}`);
  if (!found) {
    throw new Error(`There is no page ${path}.`);
  }
  return found;
}

function component(path: string) {
  const api = page(path);
  if (api.kind !== 'component') {
    throw new Error(`${path} is no component.`);
  }
  return api;
}

function findProp(path: string, name: string): ApiProp | undefined {
  const api = page(path);
  const props = api.kind === 'interface' ? api.properties : component(path).props;
  return props.find((candidate) => candidate.name === name);
}

function summary(path: string, name: string) {
  const prop = findProp(path, name);
  return (
    prop && {
      type: typeTextToString(prop.type),
      default: prop.default,
      required: prop.required,
      plan: prop.plan,
      deprecated: prop.deprecation !== null,
    }
  );
}

const plain = { default: null, required: false, plan: null, deprecated: false };

/** Expectations are typed out, so that a change of the library or of the extraction has to be confirmed here. */
describe('the API of the installed packages', () => {
  it.each([
    [
      'data-grid/data-grid',
      'density',
      { ...plain, type: "'compact' | 'standard' | 'comfortable'", default: "'standard'" },
    ],
    [
      'data-grid/data-grid',
      'columns',
      { ...plain, type: 'readonly GridColDef<R>[]', required: true },
    ],
    [
      'data-grid/data-grid-pro',
      'treeData',
      { ...plain, type: 'boolean', default: 'false', plan: 'pro' },
    ],
    [
      'data-grid/data-grid-premium',
      'aggregationModel',
      { ...plain, type: 'GridAggregationModel', plan: 'premium' },
    ],
    [
      'data-grid/data-grid-premium',
      'onRowsScrollEnd',
      { ...plain, type: "GridEventListener<'rowsScrollEnd'>", plan: 'pro', deprecated: true },
    ],
    ['data-grid/grid-col-def', 'width', { ...plain, type: 'number', default: '100' }],
    [
      'data-grid/grid-col-def',
      'aggregable',
      { ...plain, type: 'boolean', default: 'true', plan: 'premium' },
    ],
    ['date-pickers/date-picker', 'value', { ...plain, type: 'PickerValidDate | null' }],
    ['date-pickers/date-range-picker', 'calendars', { ...plain, type: '1 | 2 | 3', default: '2' }],
    [
      'date-pickers/time-picker',
      'ampm',
      { ...plain, type: 'boolean', default: 'adapter.is12HourCycleInCurrentLocale()' },
    ],
    [
      'charts/bar-chart',
      'layout',
      { ...plain, type: "'horizontal' | 'vertical'", default: "'vertical'" },
    ],
    [
      'charts/line-chart-pro',
      'onZoomChange',
      { ...plain, type: '(zoomData: ZoomData[]) => void', plan: 'pro' },
    ],
    ['tree-view/tree-item', 'itemId', { ...plain, type: 'TreeViewItemId', required: true }],
    [
      'tree-view/rich-tree-view-pro',
      'itemsReordering',
      { ...plain, type: 'boolean', default: 'false', plan: 'pro' },
    ],
  ])('%s: %s', (path, name, expected) => {
    expect(summary(path, name)).toEqual(expected);
  });

  it('explains a callback with several parameters', () => {
    const signature = findProp('tree-view/rich-tree-view', 'onItemExpansionToggle')?.signature;
    expect(signature?.parameters.map(({ name, type }) => [name, typeTextToString(type)])).toEqual([
      ['event', 'React.SyntheticEvent | null'],
      ['itemId', 'TreeViewItemId'],
      ['isExpanded', 'boolean'],
    ]);
    expect(signature?.parameters.every(({ description }) => description.html !== '')).toBe(true);
    expect(signature?.returns.type).toEqual({ kind: 'plain', tokens: ['void'] });
  });

  it('leaves props of a plan out of the lower plans', () => {
    expect(findProp('data-grid/data-grid', 'treeData')).toBeUndefined();
    expect(findProp('data-grid/data-grid-pro', 'aggregationModel')).toBeUndefined();
  });

  it('names what is inherited instead of listing it', () => {
    expect(findProp('tree-view/rich-tree-view', 'onClick')).toBeUndefined();
    expect(component('tree-view/rich-tree-view').inheritance).toEqual({ name: 'ul', href: null });
    expect(component('date-pickers/date-field').inheritance).toEqual({
      name: 'TextField',
      href: 'https://mui.com/material-ui/api/text-field/',
    });
  });

  it('knows ref, theme name, slots, classes and all packages of the Data Grid', () => {
    const grid = component('data-grid/data-grid');
    expect(grid.ref).toEqual({ kind: 'element', element: 'div' });
    expect(grid.themeName).toBe('MuiDataGrid');
    expect(grid.slots.find(({ name }) => name === 'loadingOverlay')?.default).toBe(
      'GridLoadingOverlay',
    );
    expect(grid.classes.find(({ name }) => name === 'root')?.className).toBe('MuiDataGrid-root');
    expect(component('data-grid/grid-filter-panel').imports).toEqual([
      "import { GridFilterPanel } from '@mui/x-data-grid';",
      "import { GridFilterPanel } from '@mui/x-data-grid-pro';",
      "import { GridFilterPanel } from '@mui/x-data-grid-premium';",
    ]);
  });

  it.each([
    ['charts/charts-x-axis', 'MuiChartsAxis-tickLabel'],
    ['charts/charts-item-tooltip-content', 'MuiChartsTooltip-paper'],
    ['charts/bar-element', 'MuiBar-element'],
    ['charts/radar-axis', 'MuiRadarAxis-root'],
    ['charts/pie-arc-label', 'MuiPieArcLabel-root'],
  ])('%s has the class names that are found in the page: %s', (path, className) => {
    expect(component(path).classes.map((each) => each.className)).toContain(className);
  });

  it('knows the events of the grid by plan', () => {
    const api = page('data-grid/events');
    const events = api.kind === 'events' ? api.events : [];
    const find = (name: string) => events.find((event) => event.name === name);
    expect(find('cellClick')).toMatchObject({ plan: null, listenerProp: 'onCellClick' });
    expect(find('rowOrderChange')?.plan).toBe('pro');
    expect(find('clipboardPasteStart')?.plan).toBe('premium');
    expect(find('rowMouseOver')).toBeUndefined();
  });

  it('sorts selectors by subject, and hides those the package hides', () => {
    const api = page('data-grid/selectors');
    const categories = api.kind === 'selectors' ? api.categories : [];
    const filtering = categories.find(({ name }) => name === 'Filtering')?.selectors ?? [];
    expect(filtering.map(({ name }) => name)).toContain('gridFilterModelSelector');
    expect(filtering.map(({ name }) => name)).not.toContain('gridFilteredRowsLookupSelector');
  });

  it('tells the methods of the grid by plan', () => {
    expect(findProp('data-grid/grid-api', 'getRow')?.plan).toBeNull();
    expect(findProp('data-grid/grid-api', 'pinColumn')?.plan).toBe('pro');
    expect(findProp('data-grid/grid-api', 'exportDataAsExcel')?.plan).toBe('premium');
    expect(findProp('data-grid/grid-api', 'dataSource')?.plan).toBeNull();
  });

  it('lists the properties of an axis for every scale', () => {
    for (const axis of ['charts/x-axis', 'charts/y-axis']) {
      const named = ['min', 'max', 'groups', 'categoryGapRatio', 'constant', 'scaleType'];
      expect(named.filter((name) => !findProp(axis, name))).toEqual([]);
    }
    expect(findProp('charts/x-axis', 'tickLabelMinGap')?.default).toBe('4');
    expect(findProp('charts/y-axis', 'height')).toBeUndefined();
  });

  it('has every page once', () => {
    expect(pages.length).toBe(new Set(pages.map(({ path }) => path)).size);
  });
});
