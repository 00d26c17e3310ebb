import { kebabCase, rowId, type RowSection } from '#model/api/rowId.ts';
import { templatesPath } from '#model/Template.ts';

/** A query a developer would type, and what must be among the first three results. */
export interface RelevanceCase {
  query: string;
  /** Address without language of what must be found, or the command; several where any of them answers. */
  wanted: string | string[];
  /** Product the reader is in; none where absent. */
  product?: string;
  language?: 'zh';
}

const grid = '/x/api/data-grid';
const pickers = '/x/api/date-pickers';
const charts = '/x/api/charts';
const tree = '/x/api/tree-view';
const richTree = '/x/react-tree-view/rich-tree-view';
const simpleTree = '/x/react-tree-view/simple-tree-view';

/** A row that the chart components share: any of them answers. */
function chartRow(section: RowSection, name: string): string[] {
  return ['BarChart', 'LineChart', 'PieChart', 'ScatterChart'].map(
    (chart) => `${charts}/${kebabCase(chart)}#${rowId(chart, section, name)}`,
  );
}

/** A prop that the components for a time share: the picker and its field answer. */
function timeRow(name: string): string[] {
  return ['TimePicker', 'TimeField'].map(
    (component) => `${pickers}/${kebabCase(component)}#${rowId(component, 'prop', name)}`,
  );
}

/** Names of the Data Grid, whole, in pieces and by beginnings. */
const gridQueries: RelevanceCase[] = [
  {
    query: 'sort by two columns',
    wanted: ['/x/react-data-grid/sorting', '/x/react-data-grid/sorting#multi-column-sorting'],
  },
  { query: 'rowSelMod', wanted: `${grid}/data-grid#data-grid-prop-rowSelectionModel` },
  { query: 'rowSel', wanted: `${grid}/data-grid#data-grid-prop-rowSelectionModel` },
  { query: 'rowselectionmodel', wanted: `${grid}/data-grid#data-grid-prop-rowSelectionModel` },
  { query: 'row selection model', wanted: `${grid}/data-grid#data-grid-prop-rowSelectionModel` },
  { query: 'checkboxSelection', wanted: `${grid}/data-grid#data-grid-prop-checkboxSelection` },
  {
    query: 'checkbox selection',
    wanted: [
      `${grid}/data-grid#data-grid-prop-checkboxSelection`,
      '/x/react-data-grid/row-selection#checkbox-selection',
      `${simpleTree}/selection#checkbox-selection`,
    ],
  },
  { query: 'getRowId', wanted: `${grid}/data-grid#data-grid-prop-getRowId` },
  { query: 'row id', wanted: `${grid}/data-grid#data-grid-prop-getRowId`, product: 'data-grid' },
  { query: 'onCellClick', wanted: `${grid}/data-grid#data-grid-prop-onCellClick` },
  {
    query: 'cell click',
    wanted: [`${grid}/events#event-cellClick`, `${grid}/data-grid#data-grid-prop-onCellClick`],
  },
  { query: 'cellClick event', wanted: `${grid}/events#event-cellClick` },
  { query: 'processRowUpdate', wanted: `${grid}/data-grid#data-grid-prop-processRowUpdate` },
  { query: 'procesRowUpdate', wanted: `${grid}/data-grid#data-grid-prop-processRowUpdate` },
  { query: 'rowHeight', wanted: `${grid}/data-grid#data-grid-prop-rowHeight` },
  { query: 'row height', wanted: `${grid}/data-grid#data-grid-prop-rowHeight` },
  { query: 'getRowClassName', wanted: `${grid}/data-grid#data-grid-prop-getRowClassName` },
  { query: 'pagination model', wanted: `${grid}/data-grid#data-grid-prop-paginationModel` },
  { query: 'page size options', wanted: `${grid}/data-grid#data-grid-prop-pageSizeOptions` },
  { query: 'pagnation', wanted: `${grid}/data-grid#data-grid-prop-pagination` },
  { query: 'sortModel', wanted: `${grid}/data-grid#data-grid-prop-sortModel` },
  { query: 'filterModel', wanted: `${grid}/data-grid#data-grid-prop-filterModel` },
  { query: 'filter mode server', wanted: '/x/react-data-grid/filtering#server-filter-mode' },
  { query: 'column visibility', wanted: `${grid}/data-grid#data-grid-prop-columnVisibilityModel` },
  {
    query: 'hide column',
    wanted: '/x/react-data-grid/column-visibility',
    product: 'data-grid',
  },
  { query: 'pinnedColumns', wanted: `${grid}/data-grid-pro#data-grid-pro-prop-pinnedColumns` },
  {
    query: 'freeze column',
    wanted: [
      '/x/react-data-grid/column-pinning',
      `${grid}/grid-api#grid-api-prop-pinColumn`,
      `${grid}/data-grid-pro#data-grid-pro-prop-pinnedColumns`,
    ],
    product: 'data-grid',
  },
  { query: 'treeData', wanted: `${grid}/data-grid-pro#data-grid-pro-prop-treeData` },
  { query: 'getTreeDataPath', wanted: `${grid}/data-grid-pro#data-grid-pro-prop-getTreeDataPath` },
  {
    query: 'detail panel content',
    wanted: `${grid}/data-grid#data-grid-prop-getDetailPanelContent`,
  },
  {
    query: 'aggregation model',
    wanted: `${grid}/data-grid-premium#data-grid-premium-prop-aggregationModel`,
  },
  {
    query: 'row grouping',
    wanted: '/x/react-data-grid/row-grouping',
    product: 'data-grid',
  },
  { query: 'GridColDef', wanted: `${grid}/grid-col-def` },
  { query: 'gridcoldef', wanted: `${grid}/grid-col-def` },
  { query: 'valueGetter', wanted: `${grid}/grid-col-def#grid-col-def-prop-valueGetter` },
  {
    query: 'valueFormater',
    wanted: `${grid}/grid-col-def#grid-col-def-prop-valueFormatter`,
    product: 'data-grid',
  },
  { query: 'renderCell', wanted: `${grid}/grid-col-def#grid-col-def-prop-renderCell` },
  {
    query: 'custom cell renderer',
    wanted: '/x/react-data-grid/cells#rendercell',
    product: 'data-grid',
  },
  {
    query: 'editable column',
    wanted: [
      '/x/react-data-grid/editing#cell-editing',
      `${grid}/grid-col-def#grid-col-def-prop-editable`,
    ],
    product: 'data-grid',
  },
  { query: 'exportDataAsCsv', wanted: `${grid}/grid-api#grid-api-prop-exportDataAsCsv` },
  { query: 'exportDataAsExcel', wanted: `${grid}/grid-api#grid-api-prop-exportDataAsExcel` },
  { query: 'export excel', wanted: `${grid}/export-excel` },
  { query: 'autosize columns', wanted: `${grid}/grid-api#grid-api-prop-autosizeColumns` },
  { query: 'scrollToIndexes', wanted: `${grid}/grid-api#grid-api-prop-scrollToIndexes` },
  {
    query: 'apiRef',
    wanted: [
      `${grid}/data-grid#data-grid-prop-apiRef`,
      `${tree}/rich-tree-view#rich-tree-view-prop-apiRef`,
    ],
  },
  { query: 'useGridApiRef', wanted: `${grid}/use-grid-api-ref` },
  { query: 'no rows overlay', wanted: `${grid}/data-grid#DataGrid-css-noRowsOverlay` },
  {
    query: 'loading overlay slot',
    wanted: [
      '/x/react-data-grid/overlays#loading-overlay',
      `${grid}/data-grid#DataGrid-css-loadingOverlay`,
    ],
  },
  {
    query: 'toolbar slot',
    wanted: [`${grid}/data-grid#DataGrid-css-toolbar`, '/x/react-data-grid/components#toolbar'],
    product: 'data-grid',
  },
  { query: 'MuiDataGrid-columnHeader', wanted: `${grid}/data-grid#data-grid-classes-columnHeader` },
  { query: 'GridRowSelectionModel', wanted: `${grid}/exports#export-GridRowSelectionModel` },
  {
    query: 'gridFilterModelSelector',
    wanted: `${grid}/selectors#selector-gridFilterModelSelector`,
  },
  { query: 'DataGrid', wanted: `${grid}/data-grid` },
  { query: 'datagridpremium', wanted: `${grid}/data-grid-premium` },
  { query: 'data grid api', wanted: [`${grid}/data-grid`, grid] },
  { query: 'data grid events', wanted: `${grid}/events` },
];

const pickerQueries: RelevanceCase[] = [
  { query: 'DatePicker', wanted: `${pickers}/date-picker` },
  { query: 'date picker', wanted: `${pickers}/date-picker` },
  { query: 'datepicer', wanted: `${pickers}/date-picker` },
  { query: 'minDate', wanted: `${pickers}/date-picker#date-picker-prop-minDate` },
  { query: 'min date', wanted: `${pickers}/date-picker#date-picker-prop-minDate` },
  { query: 'DateCalendar minDate', wanted: `${pickers}/date-calendar#date-calendar-prop-minDate` },
  {
    query: 'shouldDisableDate',
    wanted: `${pickers}/date-picker#date-picker-prop-shouldDisableDate`,
  },
  {
    query: 'disable weekends',
    wanted: [
      '/x/react-date-pickers/validation#disable-specific-dates',
      `${pickers}/date-picker#date-picker-prop-shouldDisableDate`,
    ],
    product: 'date-pickers',
  },
  { query: 'disablePast', wanted: `${pickers}/date-picker#date-picker-prop-disablePast` },
  { query: 'minutes step', wanted: timeRow('minutesStep') },
  { query: 'ampm', wanted: timeRow('ampm') },
  { query: 'DateRangePicker', wanted: `${pickers}/date-range-picker` },
  {
    query: 'range picker calendars',
    wanted: [
      '/x/react-date-pickers/date-range-picker',
      `${pickers}/date-range-picker#date-range-picker-prop-calendars`,
    ],
  },
  { query: 'LocalizationProvider', wanted: `${pickers}/localization-provider` },
  { query: 'localization provider', wanted: `${pickers}/localization-provider` },
  {
    query: 'adapterLocale',
    wanted: `${pickers}/localization-provider#localization-provider-prop-adapterLocale`,
  },
  { query: 'PickersShortcuts', wanted: `${pickers}/pickers-shortcuts` },
  {
    query: 'timezone prop',
    wanted: `${pickers}/date-picker#date-picker-prop-timezone`,
    product: 'date-pickers',
  },
  {
    query: 'digital clock',
    wanted: [`${pickers}/digital-clock`, `${pickers}/multi-section-digital-clock`],
  },
  { query: 'onAccept', wanted: `${pickers}/date-picker#date-picker-prop-onAccept` },
  { query: 'openTo', wanted: `${pickers}/date-picker#date-picker-prop-openTo` },
  {
    query: 'action bar slot',
    wanted: [
      '/x/react-date-pickers/custom-components#action-bar',
      `${pickers}/date-picker#DatePicker-css-actionBar`,
    ],
  },
];

const chartQueries: RelevanceCase[] = [
  {
    query: 'rotate axis label',
    wanted: ['/x/react-charts/axis#rotated-labels-and-fonts', '/x/react-charts/axis'],
  },
  { query: 'BarChart', wanted: `${charts}/bar-chart` },
  { query: 'line chart', wanted: `${charts}/line-chart` },
  { query: 'pie chart', wanted: `${charts}/pie-chart` },
  { query: 'piechrt', wanted: `${charts}/pie-chart` },
  { query: 'innerRadius', wanted: `${charts}/pie-series-type#pie-series-type-prop-innerRadius` },
  { query: 'xAxis', wanted: chartRow('prop', 'xAxis'), product: 'charts' },
  { query: 'axis config', wanted: `${charts}/axis-config` },
  { query: 'tick label style', wanted: `${charts}/x-axis#x-axis-prop-tickLabelStyle` },
  { query: 'ChartsTooltip', wanted: `${charts}/charts-tooltip` },
  { query: 'tooltip slot', wanted: chartRow('slot', 'tooltip'), product: 'charts' },
  { query: 'hide legend', wanted: chartRow('prop', 'hideLegend') },
  { query: 'sparkline', wanted: '/x/react-charts/sparkline' },
  { query: 'heatmap', wanted: `${charts}/heatmap` },
  { query: 'useXScale', wanted: `${charts}/use-x-scale` },
  {
    query: 'stack bars',
    wanted: ['/x/react-charts/stacking', `${charts}/bar-series-type#bar-series-type-prop-stack`],
    product: 'charts',
  },
  { query: 'showMark', wanted: `${charts}/line-series-type#line-series-type-prop-showMark` },
  { query: 'skip animation', wanted: chartRow('prop', 'skipAnimation') },
  { query: 'zoom options', wanted: `${charts}/zoom-options` },
  { query: 'chart container', wanted: `${charts}/chart-container` },
];

const treeQueries: RelevanceCase[] = [
  { query: 'RichTreeView', wanted: `${tree}/rich-tree-view` },
  {
    query: 'tree view',
    wanted: ['/x/react-tree-view', `${tree}/simple-tree-view`, `${tree}/rich-tree-view`],
  },
  { query: 'drag and drop', wanted: `${richTree}/ordering`, product: 'tree-view' },
  { query: 'reorder items', wanted: [`${richTree}/ordering`, `${richTree}/ordering#ReorderItems`] },
  { query: 'lazy loading', wanted: `${richTree}/lazy-loading` },
  { query: 'lazy load children', wanted: `${richTree}/lazy-loading`, product: 'tree-view' },
  {
    query: 'rename item',
    wanted: [`${richTree}/editing`, `${richTree}/editing#update-item-label`],
    product: 'tree-view',
  },
  { query: 'label editing', wanted: [`${richTree}/editing`, `${richTree}/editing#label-editing`] },
  { query: 'multiSelect', wanted: `${tree}/rich-tree-view#rich-tree-view-prop-multiSelect` },
  {
    query: 'select multiple items',
    wanted: [
      `${richTree}/selection#multi-selection`,
      `${simpleTree}/selection#multi-selection`,
      `${tree}/rich-tree-view#rich-tree-view-prop-multiSelect`,
    ],
    product: 'tree-view',
  },
  { query: 'expanded items', wanted: `${tree}/rich-tree-view#rich-tree-view-prop-expandedItems` },
  { query: 'rich tree view selection', wanted: `${richTree}/selection` },
  {
    query: 'keyboard navigation',
    wanted: '/x/react-date-pickers/accessibility',
    product: 'date-pickers',
  },
  {
    query: 'hide a column',
    wanted: '/x/react-data-grid/column-visibility',
    product: 'data-grid',
  },
  {
    query: 'bar chart',
    wanted: ['/x/react-charts/bars', '/x/api/charts/bar-chart'],
    product: 'data-grid',
  },
  { query: 'next.js', wanted: '/x/react-charts/getting-started', product: 'charts' },
  {
    query: 'migrate v7 to v8',
    wanted: '/x/migration/migration-tree-view-v7',
    product: 'tree-view',
  },
  { query: 'simple tree view expansion', wanted: `${simpleTree}/expansion` },
  {
    query: 'custom tree item',
    wanted: [
      '/x/react-tree-view/tree-item-customization',
      `${simpleTree}/customization#custom-tree-item`,
      `${tree}/tree-item`,
    ],
  },
  { query: 'getItemLabel', wanted: `${tree}/rich-tree-view#rich-tree-view-prop-getItemLabel` },
  { query: 'useTreeItemUtils', wanted: `${tree}/use-tree-item-utils` },
  { query: 'headless tree', wanted: `${richTree}/headless` },
  {
    query: 'keyboard accessibility',
    wanted: '/x/react-tree-view/accessibility',
    product: 'tree-view',
  },
  {
    query: 'disabled items focusable',
    wanted: `${tree}/rich-tree-view#rich-tree-view-prop-disabledItemsFocusable`,
  },
  {
    query: 'selecton propagation',
    wanted: [
      `${richTree}/selection#selection-propagation`,
      `${tree}/rich-tree-view#rich-tree-view-prop-selectionPropagation`,
    ],
    product: 'tree-view',
  },
];

const libraryQueries: RelevanceCase[] = [
  {
    query: 'install',
    wanted: ['/x/introduction/installation', '/x/react-data-grid/getting-started#installation'],
  },
  { query: 'instalation', wanted: '/x/introduction/installation' },
  {
    query: 'license key',
    wanted: ['/x/introduction/licensing', '/x/introduction/licensing#license-key'],
  },
  { query: 'licence', wanted: '/x/introduction/licensing' },
  { query: 'roadmap', wanted: '/x/introduction/roadmap' },
  { query: 'support', wanted: '/x/introduction/support' },
  { query: 'quality', wanted: '/x/quality' },
  { query: 'budgets', wanted: ['/x/quality', '/x/quality#budgets'] },
  {
    query: 'custom components',
    wanted: [
      '/x/common-concepts/custom-components',
      '/x/common-concepts/custom-components#custom-components',
    ],
  },
  { query: 'dark mode', wanted: 'mode=dark' },
  { query: 'rtl', wanted: ['direction=rtl', '/x/react-data-grid/localization'] },
  { query: 'playground', wanted: 'playground' },
];

const chineseQueries: RelevanceCase[] = [
  { query: '安装', wanted: '/x/introduction/installation', language: 'zh' },
  {
    query: '许可证',
    wanted: ['/x/introduction/licensing', '/x/introduction/licensing#license-key'],
    language: 'zh',
  },
  {
    query: '选择',
    wanted: [`${richTree}/selection`, `${simpleTree}/selection`],
    language: 'zh',
    product: 'tree-view',
  },
  { query: '懒加载', wanted: `${richTree}/lazy-loading`, language: 'zh' },
  { query: '拖放', wanted: `${richTree}/ordering`, language: 'zh' },
  { query: '重命名', wanted: `${richTree}/editing`, language: 'zh' },
  { query: '深色模式', wanted: 'mode=dark', language: 'zh' },
  { query: '无障碍', wanted: '/x/react-tree-view/accessibility', language: 'zh' },
  {
    query: '展开',
    wanted: [`${richTree}/expansion`, `${simpleTree}/expansion`],
    language: 'zh',
    product: 'tree-view',
  },
  { query: '路线图', wanted: '/x/introduction/roadmap', language: 'zh' },
  { query: '质量', wanted: '/x/quality', language: 'zh' },
  {
    query: 'rowSelectionModel 属性',
    wanted: `${grid}/data-grid#data-grid-prop-rowSelectionModel`,
    language: 'zh',
  },
  { query: '快速上手', wanted: '/x/react-tree-view/getting-started', language: 'zh' },
  { query: '分页', wanted: `${grid}/data-grid#data-grid-prop-pagination`, language: 'zh' },
  {
    query: '隐藏列',
    wanted: `${grid}/data-grid#data-grid-prop-columnVisibilityModel`,
    language: 'zh',
  },
];

/** Templates, by the words of those who need such a page. */
const templateQueries: RelevanceCase[] = [
  { query: 'dashboard template', wanted: `${templatesPath}/dashboard` },
  { query: 'landing page', wanted: `${templatesPath}/marketing-page` },
  { query: 'login page', wanted: `${templatesPath}/sign-in` },
  { query: 'registration form', wanted: `${templatesPath}/sign-up` },
  { query: 'checkout', wanted: `${templatesPath}/checkout` },
  { query: 'templates', wanted: templatesPath },
  { query: '注册模板', wanted: `${templatesPath}/sign-up`, language: 'zh' },
];

/** Every query with what it must find; add the guides of a product here as they are written. */
export const relevanceCases: RelevanceCase[] = [
  ...gridQueries,
  ...pickerQueries,
  ...chartQueries,
  ...treeQueries,
  ...libraryQueries,
  ...chineseQueries,
  ...templateQueries,
];
