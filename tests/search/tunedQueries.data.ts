import type { GradedQuery } from './GradedQuery.ts';

/** Queries that the ranking may be tuned on. */
export const tunedQueries: GradedQuery[] = [
  {
    // mui/mui-x#10946
    query: 'draw a horizontal line at a target value',
    kind: 'question',
    best: ['/x/react-charts/axis#ReferenceLines', '/x/react-charts/axis#reference-lines'],
    good: ['/x/react-charts/axis', '/x/api/charts/charts-reference-line'],
    product: 'charts',
  },
  {
    query: 'npm install @mui/x-data-grid-premium',
    kind: 'platform',
    best: ['/x/react-data-grid/getting-started#premium-package'],
    good: [
      '/x/react-data-grid/getting-started#installation',
      '/x/errors#you-try-to-import-data-grid-premium-from-mui-x-data-grid',
      '/x/introduction/installation#data-grid',
      '/x/introduction/installation',
      '/x/introduction/installation#pro-and-premium-packages',
      '/x/react-data-grid/getting-started',
    ],
    product: 'charts',
  },
  {
    // mui/mui-x#4658
    query: 'tab key moves to next cell',
    kind: 'question',
    best: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-tabNavigation',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-tabNavigation',
      '/x/api/data-grid/data-grid#data-grid-prop-tabNavigation',
      '/x/react-data-grid/accessibility#tab-navigation',
    ],
    good: [
      '/x/react-data-grid/accessibility#editing-and-clipboard-keys',
      '/x/api/data-grid/data-grid',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-tabNavigation',
      '/x/react-data-grid/accessibility',
      '/x/react-data-grid/accessibility#navigation',
      '/x/react-data-grid/accessibility#tab-sequence',
    ],
  },
  {
    // mui/mui-x#10571
    query: 'filterable checkbox selection column',
    kind: 'question',
    best: ['/x/react-data-grid/row-selection#custom-checkbox-column'],
    good: ['/x/react-data-grid/row-selection'],
  },
  {
    query: '禁用节点',
    kind: 'task',
    best: [
      '/x/react-tree-view/simple-tree-view/items#disabled-items',
      '/x/react-tree-view/rich-tree-view/items#disabled-items',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/items',
      '/x/react-tree-view/simple-tree-view/items',
      '/x/react-tree-view/simple-tree-view/items#imperatively-disabling-items',
      '/x/react-tree-view/rich-tree-view/items#focusable-disabled-items',
      '/x/react-tree-view/simple-tree-view/items#focusable-disabled-items',
    ],
    product: 'tree-view',
    language: 'zh',
  },
  {
    query: '服务端渲染',
    kind: 'platform',
    best: ['/x/introduction/installation#server-side-rendering'],
    good: [
      '/x/react-charts/getting-started#server-side-rendering',
      '/x/react-data-grid/getting-started#server-rendering',
      '/x/react-date-pickers/getting-started#server-side-rendering',
      '/x/react-tree-view/simple-tree-view/items#item-id',
      '/x/introduction/installation',
      '/x/introduction/installation#react-server-components',
      '/x/react-tree-view/getting-started#server-side-rendering',
    ],
    language: 'zh',
  },
  {
    // mui/mui-x#9151
    query: 'make chart fill its container',
    kind: 'question',
    best: [
      '/x/react-charts/getting-started#chart-layout',
      '/x/react-charts/composition#responsive-size',
      '/x/react-charts/styling#size',
    ],
    good: [
      '/x/react-charts/styling',
      '/x/migration/migration-charts-v7#containers-and-layout',
      '/x/react-charts/getting-started',
      '/x/react-charts/sparkline#basics',
      '/x/errors#chartcontainer-does-not-have-width-prop-and-its-container-has-no-width',
      '/x/errors#chartcontainer-does-not-have-height-prop-and-its-container-has-no-height',
    ],
    product: 'charts',
  },
  {
    // mui/mui-x#4563
    query: 'last 7 days preset',
    kind: 'question',
    best: [
      '/x/react-date-pickers/shortcuts#range-shortcuts',
      '/x/react-date-pickers/date-range-picker#shortcuts',
    ],
    good: [
      '/x/react-date-pickers/shortcuts#custom-shortcuts',
      '/x/react-date-pickers/shortcuts#chosen-shortcut',
      '/x/react-date-pickers/custom-components#shortcuts',
      '/x/react-date-pickers/shortcuts',
      '/x/react-date-pickers/shortcuts#adding-shortcuts',
      '/x/api/date-pickers/pickers-shortcuts',
      '/x/react-date-pickers/shortcuts#disabled-dates',
      '/x/react-date-pickers/date-range-picker',
    ],
  },
  {
    query: 'paginationMode="server"',
    kind: 'name',
    best: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-paginationMode',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-paginationMode',
      '/x/react-data-grid/pagination#server-side-pagination',
      '/x/api/data-grid/data-grid#data-grid-prop-paginationMode',
    ],
    good: [
      '/x/api/data-grid/data-grid#data-grid-prop-paginationMeta',
      '/x/api/data-grid/data-grid',
      '/x/errors#the-rowcount-prop-must-be-passed-using-paginationmode-server',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-paginationMeta',
      '/x/react-data-grid/pagination',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-paginationMode',
      '/x/react-data-grid/row-selection#server-side-pagination',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#4297
    query: 'hide all button columns panel',
    kind: 'question',
    best: ['/x/react-data-grid/column-visibility#disable-panel-actions'],
    good: [
      '/x/react-data-grid/column-visibility#columns-panel',
      '/x/react-data-grid/column-visibility#disable-the-columns-panel',
      '/x/react-data-grid/column-visibility',
      '/x/react-data-grid/components/columns-panel',
      '/x/react-data-grid/components/columns-panel#custom-panel',
    ],
  },
  {
    query: 'GRID_CHECKBOX_SELECTION_COL_DEF',
    kind: 'name',
    best: [
      '/x/react-data-grid/row-selection#custom-checkbox-column',
      '/x/api/data-grid/exports#export-GRID_CHECKBOX_SELECTION_COL_DEF',
    ],
    good: [
      '/x/react-data-grid/column-pinning',
      '/x/react-data-grid/row-selection#checkbox-selection',
      '/x/api/data-grid/exports',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#2186
    query: 'start editing with one click',
    kind: 'question',
    best: [
      '/x/react-data-grid/recipes-editing#single-click-editing',
      '/x/react-data-grid/recipes-editing#OneClick',
    ],
    good: [
      '/x/react-data-grid/recipes-editing',
      '/x/react-data-grid/editing/editing-events#start-and-stop-events',
      '/x/react-data-grid/editing#start-editing',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#10508
    query: 'keep filters in url',
    kind: 'question',
    best: [
      '/x/react-data-grid/filtering-recipes#ViewInUrl',
      '/x/react-data-grid/filtering-recipes#grid-state-in-the-url',
    ],
    good: [
      '/x/react-data-grid/filtering#controlled-filtering',
      '/x/react-data-grid/column-recipes#column-state-in-the-url',
      '/x/react-data-grid/filtering-recipes#persist-filters',
      '/x/react-data-grid/column-recipes#ColumnsInUrl',
      '/x/react-data-grid/filtering-recipes',
    ],
  },
  {
    query: 'datagridpro lazyloading',
    kind: 'name',
    best: ['/x/api/data-grid/data-grid-pro#data-grid-pro-prop-lazyLoading'],
    good: [
      '/x/react-data-grid/row-updates#lazy-loading',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-lazyLoadingRequestThrottleMs',
      '/x/api/data-grid/data-grid-pro',
      '/x/react-data-grid/server-side-data/lazy-loading',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-lazyLoading',
    ],
    product: 'data-grid',
  },
  {
    query: 'MUI X: The path returned by `getTreeDataPath` should be unique',
    kind: 'error',
    best: ['/x/errors#the-path-returned-by-gettreedatapath-should-be-unique'],
    good: [
      '/x/react-data-grid/tree-data',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-getTreeDataPath',
      '/x/react-data-grid/tree-data#rendering-tree-data',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-getTreeDataPath',
      '/x/errors#the-values-returned-by-getgroupkey-for-all-the-sibling-rows-should-be',
    ],
  },
  {
    query: 'setItemExpansion',
    kind: 'name',
    best: [
      '/x/api/tree-view/simple-tree-view-api-ref#simple-tree-view-api-ref-prop-setItemExpansion',
      '/x/api/tree-view/rich-tree-view-pro-api-ref#rich-tree-view-pro-api-ref-prop-setItemExpansion',
      '/x/react-tree-view/rich-tree-view/expansion#expand-or-collapse-an-item',
      '/x/api/tree-view/rich-tree-view-api-ref#rich-tree-view-api-ref-prop-setItemExpansion',
      '/x/react-tree-view/simple-tree-view/expansion#imperative-expansion',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/expansion',
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-expandedItems',
      '/x/migration/migration-tree-view-v7',
      '/x/react-tree-view/simple-tree-view/expansion',
      '/x/react-tree-view/tree-item-customization#expansion',
      '/x/api/tree-view/rich-tree-view-pro-api-ref',
      '/x/api/tree-view/rich-tree-view-api-ref',
      '/x/api/tree-view/simple-tree-view-api-ref',
    ],
  },
  {
    // mui/mui-x#7807
    query: 'cells rerender on every click',
    kind: 'question',
    best: ['/x/react-data-grid/performance#stable-props'],
    good: [
      '/x/react-data-grid/performance',
      '/x/react-data-grid/performance#RenderedCells',
      '/x/react-data-grid/performance#visualizing-the-re-rendering-process',
    ],
  },
  {
    // mui/mui-x#14509
    query: 'expand all nodes',
    kind: 'feature',
    best: [
      '/x/react-tree-view/simple-tree-view/expansion#controlled-expansion',
      '/x/react-tree-view/rich-tree-view/expansion#expand-all-and-collapse-all',
    ],
    good: [
      '/x/react-tree-view/simple-tree-view/expansion',
      '/x/react-data-grid/tree-data#api-methods',
      '/x/api/data-grid/grid-api#grid-api-prop-expandAllRows',
      '/x/react-data-grid/tree-data#group-expansion-with-tree-data',
      '/x/react-tree-view/rich-tree-view/expansion',
      '/x/react-tree-view/simple-tree-view/expansion#initial-expansion',
    ],
    product: 'tree-view',
  },
  {
    // mui/mui-x#14747
    query: 'bar label font size and color',
    kind: 'question',
    best: ['/x/react-charts/bars#bar-labels', '/x/react-charts/bars#styling-bars'],
    good: [
      '/x/react-charts/styling#css-classes',
      '/x/api/charts/bar-label',
      '/x/react-charts/bars#custom-labels',
      '/x/react-charts/bars',
    ],
    product: 'charts',
  },
  {
    // mui/mui-x#13023
    query: 'autoHeight max height',
    kind: 'question',
    best: [
      '/x/react-data-grid/layout#MinAndMaxHeight',
      '/x/react-data-grid/layout#minimum-and-maximum-height',
    ],
    good: [
      '/x/react-data-grid/layout',
      '/x/react-data-grid/layout#auto-height',
      '/x/api/data-grid/data-grid#data-grid-prop-autoHeight',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#5900
    query:
      'MUI X: The date adapter should be imported from `@mui/x-date-pickers` or `@mui/x-date-pickers-pro`, not from `@date-io`',
    kind: 'error',
    best: ['/x/errors#the-date-adapter-should-be-imported-from-mui-x-date-pickers-or'],
    good: [
      '/x/migration/migration-pickers-v5#date-library-and-adapters',
      '/x/introduction/installation#date-library',
      '/x/react-date-pickers/getting-started#localization-provider',
      '/x/react-date-pickers/base-concepts#date-libraries',
      '/x/react-date-pickers/getting-started#date-library',
      '/x/react-date-pickers/faq#missing-adapter',
      '/x/api/date-pickers/localization-provider#localization-provider-prop-dateAdapter',
    ],
    product: 'date-pickers',
  },
  {
    query: '柱状图',
    kind: 'feature',
    best: ['/x/react-charts/bars'],
    good: ['/x/api/charts/bar-chart', '/x/react-charts/bar-demo', '/x/react-charts#bar-charts'],
    language: 'zh',
  },
  {
    // mui/mui-x#10492
    query: 'MUI X: The `renderInput` prop has been removed in version 6.0',
    kind: 'error',
    best: ['/x/errors#the-renderinput-prop-has-been-removed-in-version-6-0-of-the'],
    good: [
      '/x/react-date-pickers/custom-field',
      '/x/react-date-pickers/faq#error-messages',
      '/x/react-date-pickers/custom-field#text-field-props',
      '/x/react-date-pickers/faq#removed-props',
      '/x/migration/migration-pickers-v5',
      '/x/api/date-pickers/date-picker#DatePicker-css-textField',
    ],
  },
  {
    // mui/mui-x#4813
    query: 'autocomplete in cell',
    kind: 'question',
    best: [
      '/x/react-data-grid/recipes-editing#AutocompleteCell',
      '/x/react-data-grid/recipes-editing#autocomplete-editing',
    ],
    good: [
      '/x/react-data-grid/recipes-editing',
      '/x/react-data-grid/editing/custom-edit-component#custom-component',
      '/x/react-data-grid/custom-columns#full-example',
      '/x/react-data-grid/recipes-editing#multi-select',
    ],
  },
  {
    // mui/mui-x#4734
    query: 'use UTC instead of local timezone',
    kind: 'question',
    best: [
      '/x/react-date-pickers/date-picker#time-zones',
      '/x/react-date-pickers/base-concepts#time-zones',
    ],
    good: [
      '/x/react-date-pickers/base-concepts',
      '/x/react-date-pickers/timezone#the-timezone-prop',
      '/x/react-date-pickers/timezone#instants-in-utc',
      '/x/react-date-pickers/date-time-field#time-zones',
      '/x/errors#missing-utc-plugin',
      '/x/react-date-pickers/timezone#utc-with-day-js',
      '/x/react-date-pickers/timezone',
      '/x/api/date-pickers/date-picker#date-picker-prop-timezone',
    ],
  },
  {
    query: '行分组',
    kind: 'feature',
    best: ['/x/react-data-grid/row-grouping'],
    good: [
      '/x/react-data-grid/recipes-row-grouping',
      '/x/react-data-grid/server-side-data/row-grouping',
    ],
    product: 'data-grid',
    language: 'zh',
  },
  {
    query: 'two y axes',
    kind: 'feature',
    best: [
      '/x/react-charts/axis#multiple-axes',
      '/x/react-charts/bar-demo#two-value-axes',
      '/x/react-charts/line-demo#two-value-axes',
      '/x/react-charts/scatter-demo#two-value-axes',
    ],
    good: ['/x/react-charts/axis', '/x/react-charts/axis#multiple-axes-on-one-side'],
    product: 'charts',
  },
  {
    query: 'simple or rich tree view',
    kind: 'feature',
    best: ['/x/react-tree-view#simple-vs-rich-tree-view'],
    good: [
      '/x/errors#the-rich-tree-view-component-does-not-support-jsx-children',
      '/x/errors#the-simple-tree-view-component-does-not-support-the-items-prop',
      '/x/react-tree-view#rich-tree-view',
      '/x/react-tree-view#simple-tree-view',
      '/x/react-tree-view',
      '/x/react-tree-view/rich-tree-view/items',
      '/x/react-tree-view/simple-tree-view/items',
    ],
    product: 'date-pickers',
  },
  {
    query: 'csvOptions delimiter',
    kind: 'name',
    best: ['/x/api/data-grid/grid-csv-export-options#grid-csv-export-options-prop-delimiter'],
    good: [
      '/x/api/data-grid/grid-csv-export-options',
      '/x/api/data-grid/export-csv#export-csv-prop-options',
      '/x/api/data-grid/grid-toolbar#grid-toolbar-prop-csvOptions',
      '/x/react-data-grid/export#csv-export',
      '/x/react-data-grid/export#export-options',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#15328
    query: 'filter by date range',
    kind: 'question',
    best: [
      '/x/react-data-grid/filtering-recipes#date-range-filter',
      '/x/react-data-grid/filtering-recipes#DateRangeFilter',
    ],
    good: [
      '/x/react-data-grid/filtering-recipes#date-picker-filter',
      '/x/react-data-grid/filtering/multi-filters#several-filters',
      '/x/react-data-grid/filtering-recipes#between-filter',
      '/x/react-data-grid/filtering-recipes',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#13635
    query: 'infinite scroll',
    kind: 'feature',
    best: [
      '/x/react-data-grid/server-side-data/lazy-loading#infinite-loading',
      '/x/react-data-grid/server-side-data/lazy-loading#InfiniteScroll',
      '/x/react-data-grid/row-updates#InfiniteLoading',
      '/x/react-data-grid/row-updates#infinite-loading',
    ],
    good: [
      '/x/react-data-grid/row-updates#lazy-loading',
      '/x/react-data-grid/server-side-data/lazy-loading',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-onRowsScrollEnd',
      '/x/react-data-grid/server-side-data/recipes#cursor-and-infinite-scrolling',
      '/x/react-data-grid/server-side-data/recipes',
      '/x/react-data-grid/row-updates#infinite-loading-from-state',
      '/x/react-data-grid/row-updates',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#11746
    query: 'export chart as image',
    kind: 'task',
    best: ['/x/react-charts/export#apiref', '/x/react-charts/export#image-exporting'],
    good: [
      '/x/errors#failed-to-import-rasterizehtml-module-this-dependency-is-mandatory-when-exporting-a',
      '/x/react-charts#pro-plan',
      '/x/api/charts/charts-toolbar-image-export-trigger',
      '/x/react-charts/export',
      '/x/errors#error-exporting-chart-as-image',
      '/x/api/charts/chart-image-export-options',
    ],
  },
  {
    // mui/mui-x#12850
    query: 'handle click on tree item',
    kind: 'question',
    best: [
      '/x/react-tree-view/simple-tree-view/items#click-events',
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-onItemClick',
      '/x/react-tree-view/rich-tree-view/items#item-click-events',
      '/x/api/tree-view/simple-tree-view#simple-tree-view-prop-onItemClick',
    ],
    good: [
      '/x/react-tree-view/simple-tree-view/items',
      '/x/react-tree-view/rich-tree-view/items',
      '/x/react-tree-view/tree-item-customization#usetreeitemutils',
    ],
  },
  {
    query: 'next.js',
    kind: 'platform',
    best: [
      '/x/introduction/licensing#next-js',
      '/x/migration/usage-with-material-ui-v5-v6#next-js-pages-router',
      '/x/react-data-grid/getting-started#bundling',
      '/x/introduction/installation#bundlers-and-frameworks',
      '/x/introduction/installation#react-server-components',
    ],
    good: [
      '/x/introduction/installation',
      '/x/introduction/licensing',
      '/x/migration/usage-with-material-ui-v5-v6',
      '/x/react-data-grid/getting-started',
    ],
  },
  {
    query: 'hideFooterPaginaton',
    kind: 'name',
    best: [
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-hideFooterPagination',
      '/x/api/data-grid/data-grid#data-grid-prop-hideFooterPagination',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-hideFooterPagination',
    ],
    good: [
      '/x/api/data-grid/data-grid',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-hideFooter',
      '/x/react-data-grid/pagination#enable-pagination',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-hideFooterPagination',
      '/x/api/data-grid/data-grid#data-grid-prop-hideFooter',
      '/x/errors#the-hidefooterrowcount-prop-has-no-effect-when-the-pagination-is-enabled',
    ],
    product: 'date-pickers',
  },
  {
    query: 'DateTimePicker timeSteps',
    kind: 'name',
    best: [
      '/x/api/date-pickers/date-time-picker#date-time-picker-prop-timeSteps',
      '/x/react-date-pickers/date-time-picker#time-steps',
    ],
    good: [
      '/x/api/date-pickers/digital-clock#digital-clock-prop-timeStep',
      '/x/react-date-pickers/time-picker#time-steps',
      '/x/react-date-pickers/date-time-picker',
      '/x/react-date-pickers/time-range-picker#time-steps',
      '/x/api/date-pickers/date-time-picker',
      '/x/react-date-pickers/date-time-range-picker#time-steps',
    ],
    product: 'tree-view',
  },
  {
    query: 'use grid api context',
    kind: 'name',
    best: [
      '/x/react-data-grid/api-object#inside-the-data-grid',
      '/x/api/data-grid/use-grid-api-context',
      '/x/react-data-grid/components#grid-api-in-slots',
    ],
    good: [
      '/x/react-data-grid/api-object',
      '/x/errors#could-not-find-the-data-grid-context',
      '/x/api/data-grid/exports#export-GridApiContext',
    ],
  },
  {
    query: 'mark holidays in calendar',
    kind: 'task',
    best: [
      '/x/react-date-pickers/date-calendar#marked-days',
      '/x/react-date-pickers/date-calendar#HolidayDays',
    ],
    good: [
      '/x/react-date-pickers/date-calendar#day-styling',
      '/x/react-date-pickers/date-calendar',
      '/x/react-date-pickers/date-calendar#dynamic-data',
      '/x/react-date-pickers/custom-components#day',
    ],
  },
  {
    query: 'search box above the grid',
    kind: 'feature',
    best: [
      '/x/react-data-grid/filtering/quick-filter#SearchBox',
      '/x/react-data-grid/filtering/quick-filter#search-input',
      '/x/react-data-grid/filtering#quick-filter',
    ],
    good: [
      '/x/react-data-grid/components/quick-filter',
      '/x/react-data-grid/components#toolbar',
      '/x/react-data-grid/filtering-recipes#quick-filter-outside-the-grid',
      '/x/react-data-grid/components/toolbar#custom-toolbar',
      '/x/react-data-grid/filtering-recipes#SearchOutside',
      '/x/react-data-grid/components/quick-filter#anatomy',
      '/x/react-data-grid/filtering/quick-filter',
      '/x/react-data-grid/filtering-recipes',
    ],
  },
  {
    // mui/mui-x#15904
    query: 'sum in group row',
    kind: 'question',
    best: [
      '/x/react-data-grid/aggregation#GroupTotals',
      '/x/react-data-grid/aggregation#usage-with-row-grouping',
    ],
    good: [
      '/x/react-data-grid/aggregation#aggregation-position',
      '/x/react-data-grid/server-side-data/aggregation#row-grouping',
      '/x/react-data-grid/server-side-data/aggregation#GroupTotals',
      '/x/react-data-grid/aggregation',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#13466
    query: 'row grouping with server data',
    kind: 'question',
    best: [
      '/x/react-data-grid/server-side-data/row-grouping',
      '/x/react-data-grid/server-side-data/row-grouping#groups-on-demand',
    ],
    good: [
      '/x/react-data-grid/row-grouping',
      '/x/react-data-grid/server-side-data/aggregation#row-grouping',
      '/x/react-data-grid/server-side-data',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#8844
    query: 'bulk edit rows',
    kind: 'question',
    best: [
      '/x/react-data-grid/recipes-editing#bulk-editing',
      '/x/react-data-grid/recipes-editing#BulkEdits',
      '/x/react-data-grid/recipes-editing#one-value-for-many-rows',
    ],
    good: [
      '/x/react-data-grid/editing/persistence#limits',
      '/x/react-data-grid/recipes-editing#BulkEditsPremium',
      '/x/react-data-grid/recipes-editing',
    ],
  },
  {
    // mui/mui-x#17594
    query: 'tooltip font size',
    kind: 'question',
    best: ['/x/react-charts/tooltip#styling-the-tooltip'],
    good: ['/x/react-charts/styling#css-classes', '/x/react-charts/tooltip'],
    product: 'charts',
  },
  {
    query: 'open the parents of a selected node',
    kind: 'task',
    best: ['/x/react-tree-view/rich-tree-view/expansion#reveal-a-nested-item'],
    good: [
      '/x/react-tree-view/rich-tree-view/items#get-the-parent-id',
      '/x/react-tree-view/rich-tree-view/expansion',
      '/x/react-tree-view/rich-tree-view/focus#focus-a-nested-item',
      '/x/react-tree-view/simple-tree-view/focus#focus-a-hidden-item',
      '/x/react-tree-view/simple-tree-view/items#ancestors-of-an-item',
    ],
    product: 'tree-view',
  },
  {
    query: 'show custom error message below date field',
    kind: 'task',
    best: [
      '/x/react-date-pickers/validation#errors-in-fields',
      '/x/react-date-pickers/validation#error-messages',
    ],
    good: [
      '/x/react-date-pickers/validation',
      '/x/api/date-pickers/date-picker#date-picker-prop-onError',
      '/x/react-date-pickers/date-picker#helper-text',
      '/x/react-date-pickers/date-field#validation',
      '/x/react-date-pickers/forms#server-errors',
      '/x/react-date-pickers/validation#server-errors',
      '/x/react-date-pickers/validation#error-codes',
    ],
    product: 'data-grid',
  },
  {
    query: 'change date format',
    kind: 'task',
    best: [
      '/x/react-date-pickers/fields#format',
      '/x/react-date-pickers/date-field#date-format',
      '/x/api/date-pickers/date-picker#date-picker-prop-format',
      '/x/react-date-pickers/adapters-locale#field-format',
      '/x/react-date-pickers/date-field#DateFormats',
    ],
    good: [
      '/x/react-date-pickers/date-field',
      '/x/api/date-pickers/date-picker',
      '/x/react-date-pickers/faq',
      '/x/react-date-pickers/adapters-locale#default-formats',
      '/x/react-date-pickers/adapters-locale#toolbar-format',
      '/x/api/date-pickers/localization-provider#localization-provider-prop-dateFormats',
      '/x/react-date-pickers/adapters-locale#formats',
      '/x/react-date-pickers/fields',
      '/x/react-date-pickers/adapters-locale',
      '/x/react-date-pickers/date-time-field#date-time-format',
    ],
    product: 'date-pickers',
  },
  {
    query: 'mcp server cursor',
    kind: 'platform',
    best: ['/x/introduction/mcp#cursor-and-windsurf'],
    good: [
      '/x/introduction/mcp#local-mcp-server',
      '/x/introduction/mcp',
      '/x/introduction/mcp#server-address',
      '/x/introduction/mcp#troubleshooting',
    ],
  },
  {
    query: 'usePickerContext',
    kind: 'name',
    best: ['/x/api/date-pickers/use-picker-context'],
    good: [
      '/x/react-date-pickers/custom-components#hooks-for-subcomponents',
      '/x/react-date-pickers/custom-components',
      '/x/api/date-pickers/use-picker-actions-context',
      '/x/errors#the-usepickercontext-hook-can-only-be-called-inside-the-context-of-a',
    ],
    product: 'date-pickers',
  },
  {
    query: '关闭遥测',
    kind: 'platform',
    best: ['/x/guides/telemetry#opt-out-of-telemetry', '/x/guides/telemetry#environment-variable'],
    good: ['/x/guides/telemetry'],
    language: 'zh',
  },
  {
    // mui/mui-x#15010
    query: 'update other cell when one cell changes',
    kind: 'question',
    best: [
      '/x/react-data-grid/editing/custom-edit-component#FillOtherField',
      '/x/react-data-grid/editing/custom-edit-component#dependent-fields',
    ],
    good: [
      '/x/react-data-grid/editing/custom-edit-component',
      '/x/react-data-grid/recipes-editing',
      '/x/react-data-grid/recipes-editing#linked-fields',
      '/x/react-data-grid/editing#row-editing',
    ],
  },
  {
    // mui/mui-x#13050
    query: 'insert new row at top',
    kind: 'question',
    best: [
      '/x/react-data-grid/recipes-editing#NewRowOnTop',
      '/x/react-data-grid/row-recipes#new-row-on-top',
      '/x/react-data-grid/recipes-editing#new-row-on-top',
      '/x/react-data-grid/row-recipes#NewRowOnTop',
    ],
    good: [
      '/x/react-data-grid/recipes-editing',
      '/x/react-data-grid/row-recipes',
      '/x/react-data-grid/editing#crud-grid',
    ],
  },
  {
    // mui/mui-x#9778
    query: 'MUI X: The Data Grid component requires all rows to have a unique `id` property',
    kind: 'error',
    best: ['/x/errors#the-data-grid-component-requires-all-rows-to-have-a-unique-id'],
    good: [
      '/x/react-data-grid/row-definition',
      '/x/api/data-grid/data-grid#data-grid-prop-getRowId',
      '/x/react-data-grid/row-definition#row-identifier',
    ],
    product: 'data-grid',
  },
  {
    query: 'useTreeItem',
    kind: 'name',
    best: [
      '/x/react-tree-view/tree-item-customization#usetreeitem',
      '/x/api/tree-view/use-tree-item',
    ],
    good: [
      '/x/api/tree-view/use-tree-item-return-value',
      '/x/api/tree-view/use-tree-item-parameters',
      '/x/api/tree-view/use-tree-item-status',
      '/x/react-tree-view/tree-item-customization',
    ],
  },
  {
    // mui/mui-x#5365
    query: 'A row was provided without id when calling updateRows()',
    kind: 'error',
    best: ['/x/react-data-grid/row-definition#row-identifier'],
    good: [
      '/x/api/data-grid/data-grid#data-grid-prop-getRowId',
      '/x/api/data-grid/grid-api#grid-api-prop-updateRows',
      '/x/react-data-grid/row-definition',
    ],
  },
  {
    // mui/mui-x#11107
    query: 'no horizontal scroll all columns fit',
    kind: 'question',
    best: ['/x/react-data-grid/column-dimensions#flexible-width'],
    good: [
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-flex',
      '/x/react-data-grid/column-recipes#autosizing-with-flex-columns',
      '/x/react-data-grid/column-dimensions#fixed-width',
      '/x/react-data-grid/column-recipes#spread-the-remaining-width',
      '/x/react-data-grid/column-dimensions',
      '/x/react-data-grid/layout#width',
    ],
    product: 'data-grid',
  },
  {
    query: 'itemChildrenIndentation',
    kind: 'name',
    best: [
      '/x/api/tree-view/rich-tree-view-pro#rich-tree-view-pro-prop-itemChildrenIndentation',
      '/x/react-tree-view/simple-tree-view/customization#indentation',
      '/x/react-tree-view/tree-item-customization#indentation',
      '/x/api/tree-view/simple-tree-view#simple-tree-view-prop-itemChildrenIndentation',
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-itemChildrenIndentation',
    ],
    good: [
      '/x/react-tree-view/simple-tree-view/customization#narrow-screens',
      '/x/react-tree-view/simple-tree-view/customization',
      '/x/react-tree-view/rich-tree-view/customization',
      '/x/react-tree-view/rich-tree-view/customization#guide-lines',
      '/x/react-tree-view/tree-item-customization',
      '/x/api/tree-view/simple-tree-view',
      '/x/api/tree-view/rich-tree-view',
      '/x/api/tree-view/rich-tree-view-pro',
    ],
    product: 'tree-view',
  },
  {
    query: 'columnGroupingModel',
    kind: 'name',
    best: [
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-columnGroupingModel',
      '/x/api/data-grid/data-grid#data-grid-prop-columnGroupingModel',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-columnGroupingModel',
      '/x/react-data-grid/column-groups#column-grouping-model',
    ],
    good: [
      '/x/api/data-grid/data-grid',
      '/x/react-data-grid/column-groups',
      '/x/api/data-grid/exports#export-GridColumnGroupingModel',
      '/x/errors#columngroupingmodel-contains-duplicated-field',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-columnGroupingModel',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#15275
    query: 'search in tree',
    kind: 'question',
    best: ['/x/react-tree-view/rich-tree-view/items#filtering-items'],
    good: [
      '/x/react-data-grid/tree-data#filtering-tree-data',
      '/x/react-data-grid/tree-data#full-example',
      '/x/react-tree-view/rich-tree-view/items#flat-search-results',
      '/x/react-tree-view/rich-tree-view/items',
      '/x/react-tree-view/rich-tree-view/items#large-trees',
    ],
    product: 'tree-view',
  },
  {
    query:
      'MUI X: The `filterModel` can only contain a single item when the `disableMultipleColumnsFiltering` prop is set to `true`',
    kind: 'error',
    best: [
      '/x/errors#the-filtermodel-can-only-contain-a-single-item-when-the-disablemultiplecolumnsfiltering-prop',
    ],
    good: [
      '/x/react-data-grid/filtering/multi-filters#disable-multi-filters',
      '/x/react-data-grid/filtering#multiple-filters',
      '/x/react-data-grid/filtering#filter-model',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-disableMultipleColumnsFiltering',
      '/x/react-data-grid/filtering/multi-filters',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-disableMultipleColumnsFiltering',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#12960
    query: 'charts server side rendering',
    kind: 'question',
    best: [
      '/x/react-charts/composition#server-rendering',
      '/x/react-charts/performance#server-side-rendering',
      '/x/react-charts/getting-started#server-side-rendering',
    ],
    good: [
      '/x/react-charts/quickstart#further-setup',
      '/x/react-charts/getting-started',
      '/x/react-charts/composition',
      '/x/react-charts/composition#ServerRendered',
      '/x/introduction/installation#server-side-rendering',
    ],
  },
  {
    // mui/mui-x#14032
    query: 'position of pie inside the svg',
    kind: 'question',
    best: ['/x/api/charts/pie-series-type#pie-series-type-prop-cx', '/x/react-charts/pie#sizing'],
    good: [
      '/x/react-charts/hooks#layout-and-positioning-hooks',
      '/x/react-charts/pie#center-label',
      '/x/react-charts/pie-demo#two-pies',
      '/x/react-charts/pie',
      '/x/react-charts/styling#margins',
    ],
  },
  {
    // mui/mui-x#15501
    query: 'slow scrolling many columns',
    kind: 'question',
    best: ['/x/react-data-grid/virtualization#column-virtualization'],
    good: [
      '/x/react-data-grid/custom-columns#performance',
      '/x/react-data-grid/performance#row-buffer',
      '/x/react-data-grid/virtualization#ManyColumns',
      '/x/react-data-grid/performance',
      '/x/react-data-grid/row-height#column-virtualization',
      '/x/react-data-grid/row-height#AutoHeightManyColumns',
      '/x/react-data-grid/virtualization#buffers',
      '/x/react-data-grid/virtualization',
      '/x/react-data-grid/performance#100000-rows-with-custom-cells',
      '/x/react-data-grid/performance#find-what-is-slow',
    ],
    product: 'data-grid',
  },
  {
    query: '排序',
    kind: 'feature',
    best: ['/x/react-data-grid/sorting'],
    good: [
      '/x/api/data-grid/grid-initial-state#grid-initial-state-prop-sorting',
      '/x/api/data-grid/data-grid#data-grid-prop-sortingOrder',
      '/x/react-data-grid/sorting#disable-sorting',
      '/x/api/data-grid/data-grid#data-grid-prop-sortingMode',
    ],
    product: 'data-grid',
    language: 'zh',
  },
  {
    query: 'trend line',
    kind: 'feature',
    best: ['/x/react-charts/scatter#regression-line'],
    good: ['/x/react-charts#sparklines', '/x/react-charts/sparkline', '/x/react-charts/scatter'],
    product: 'charts',
  },
  {
    // mui/mui-x#13135
    query: 'CRUD example',
    kind: 'question',
    best: ['/x/react-data-grid/editing#crud-grid'],
    good: [
      '/x/react-data-grid/editing',
      '/x/react-data-grid/demos/inventory#data-source',
      '/x/react-data-grid/demos/inventory',
    ],
  },
  {
    // mui/mui-x#6770
    query: 'license key set but watermark still visible',
    kind: 'platform',
    best: ['/x/introduction/licensing#license-key-location'],
    good: [
      '/x/introduction/licensing#validation-failures',
      '/x/errors#missing-license-key',
      '/x/introduction/licensing',
      '/x/react-date-pickers/faq#license-text',
      '/x/introduction/licensing#missing-license-key',
      '/x/introduction/licensing#invalid-license-key',
      '/x/introduction/licensing#component-not-included',
      '/x/introduction/licensing#license-key-plan-mismatch',
      '/x/introduction/licensing#license-key',
    ],
  },
  {
    // mui/mui-x#3437
    query: 'remove built-in filter operators',
    kind: 'task',
    best: ['/x/react-data-grid/filtering/customization#remove-operators'],
    good: [
      '/x/react-data-grid/filtering/server-side#supported-operators',
      '/x/react-data-grid/filtering',
      '/x/react-data-grid/filtering/customization',
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-filterOperators',
      '/x/react-data-grid/filtering#filter-operators',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#4995
    query: 'month range picker',
    kind: 'question',
    best: [
      '/x/react-date-pickers/date-range-picker#MonthRange',
      '/x/react-date-pickers/date-range-picker#month-range',
    ],
    good: ['/x/react-date-pickers/date-range-picker'],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#11818
    query: 'gradient under line',
    kind: 'question',
    best: ['/x/react-charts/lines#GradientArea', '/x/react-charts/lines#gradients'],
    good: [
      '/x/react-charts/styling#gradients-and-patterns',
      '/x/react-charts/lines#area',
      '/x/react-charts/lines#styling-lines',
      '/x/react-charts/lines',
    ],
    product: 'charts',
  },
  {
    query: 'ChartContainer does not have `width` prop, and its container has no `width` defined',
    kind: 'error',
    best: ['/x/errors#chartcontainer-does-not-have-width-prop-and-its-container-has-no-width'],
    good: [
      '/x/react-charts/getting-started#testing',
      '/x/react-charts/styling#size',
      '/x/react-charts/quickstart#common-mistakes',
      '/x/react-charts/getting-started#chart-layout',
      '/x/errors#chartcontainer-does-not-have-height-prop-and-its-container-has-no-height',
    ],
  },
  {
    // mui/mui-x#8242
    query: 'typescript error custom toolbar props',
    kind: 'question',
    best: [
      '/x/react-data-grid/components#typescript',
      '/x/react-data-grid/style-recipes#typed-slots-and-slot-props',
    ],
    good: [
      '/x/common-concepts/custom-components#slot-prop-types',
      '/x/react-data-grid/components',
      '/x/common-concepts/custom-components#additional-props',
      '/x/react-data-grid/style-recipes',
      '/x/react-charts/toolbar#typescript',
      '/x/react-date-pickers/custom-components#typescript',
      '/x/common-concepts/custom-components#typescript',
    ],
    product: 'data-grid',
  },
  {
    query: 'chart keyboard navigation',
    kind: 'feature',
    best: [
      '/x/react-charts/bars#keyboard-navigation',
      '/x/react-charts/pie#keyboard-navigation',
      '/x/react-charts/lines#keyboard-navigation',
    ],
    good: [
      '/x/react-charts/sankey#keyboard-navigation',
      '/x/react-charts/radar#keyboard-navigation',
      '/x/api/charts/pie-chart#pie-chart-prop-enableKeyboardNavigation',
      '/x/react-charts/heatmap#keyboard-navigation',
      '/x/api/charts/line-chart#line-chart-prop-enableKeyboardNavigation',
      '/x/react-charts/funnel#keyboard-navigation',
      '/x/api/charts/bar-chart#bar-chart-prop-enableKeyboardNavigation',
      '/x/api/charts/scatter-chart#scatter-chart-prop-enableKeyboardNavigation',
    ],
  },
  {
    query: 'merge cells',
    kind: 'feature',
    best: [
      '/x/react-data-grid/row-spanning#automatic-row-spanning',
      '/x/react-data-grid/row-spanning',
      '/x/react-data-grid/column-spanning#merge-equal-cells',
    ],
    good: [
      '/x/api/data-grid/data-grid#data-grid-prop-rowSpanning',
      '/x/react-data-grid/column-spanning',
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-colSpan',
      '/x/react-data-grid/row-spanning#usage-with-column-spanning',
      '/x/react-data-grid/row-spanning#customizing-row-spanning-cells',
    ],
  },
  {
    // mui/mui-x#17277
    query: 'export to pdf',
    kind: 'question',
    best: ['/x/react-data-grid/export#print-export'],
    good: [
      '/x/react-data-grid/export#export-menu',
      '/x/react-data-grid/row-recipes#print-over-several-pages',
      '/x/react-charts/export#print-or-export-as-pdf',
      '/x/react-charts/export',
      '/x/react-data-grid/export',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#12594
    query: 'license expired can I still use in production',
    kind: 'platform',
    best: ['/x/errors#expired-license-key', '/x/introduction/licensing#expired-license-key'],
    good: [
      '/x/introduction/licensing',
      '/x/introduction/licensing#validation-failures',
      '/x/introduction/licensing#expired-package-version',
      '/x/errors#expired-package-version',
    ],
  },
  {
    query: 'valueOptions',
    kind: 'name',
    best: [
      '/x/api/data-grid/grid-single-select-col-def#grid-single-select-col-def-prop-valueOptions',
    ],
    good: [
      '/x/api/data-grid/grid-single-select-col-def',
      '/x/api/data-grid/grid-single-select-col-def#grid-single-select-col-def-prop-getOptionValue',
      '/x/api/data-grid/exports#export-ValueOptions',
      '/x/api/data-grid/exports#export-GridValueOptionsParams',
      '/x/react-data-grid/column-definition#single-select',
    ],
    product: 'charts',
  },
  {
    query: 'gauge as half circle',
    kind: 'question',
    best: ['/x/react-charts/gauge#arc-geometry'],
    good: [
      '/x/react-charts/quickstart#gauge',
      '/x/api/charts/gauge#gauge-prop-startAngle',
      '/x/react-charts/pie-demo#half-circle',
      '/x/react-charts/pie#half-pie',
      '/x/react-charts/gauge',
      '/x/react-charts/pie#HalfDonut',
    ],
  },
  {
    query: 'arcLabelMinAngle',
    kind: 'name',
    best: [
      '/x/api/charts/pie-series-type#pie-series-type-prop-arcLabelMinAngle',
      '/x/api/charts/pie-arc-label-plot#pie-arc-label-plot-prop-arcLabelMinAngle',
      '/x/api/charts/use-pie-series#use-pie-series-return-value-arcLabelMinAngle',
    ],
    good: [
      '/x/react-charts/label#pie-labels',
      '/x/api/charts/pie-series-type',
      '/x/react-charts/pie#arc-labels',
    ],
    product: 'charts',
  },
  {
    query: 'apiRef.current.focusItem',
    kind: 'name',
    best: [
      '/x/react-tree-view/simple-tree-view/focus#focus-an-item',
      '/x/api/tree-view/rich-tree-view-api-ref#rich-tree-view-api-ref-prop-focusItem',
      '/x/react-tree-view/rich-tree-view/focus#focus-an-item',
      '/x/api/tree-view/simple-tree-view-api-ref#simple-tree-view-api-ref-prop-focusItem',
      '/x/api/tree-view/rich-tree-view-pro-api-ref#rich-tree-view-pro-api-ref-prop-focusItem',
    ],
    good: [
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-onItemFocus',
      '/x/react-tree-view/cheat-sheet#api-methods',
      '/x/react-tree-view/rich-tree-view/items#imperative-api',
      '/x/react-tree-view/simple-tree-view/focus',
      '/x/react-tree-view/rich-tree-view/focus',
      '/x/api/tree-view/simple-tree-view-api-ref',
      '/x/react-tree-view/rich-tree-view/focus#imperative-api',
      '/x/api/tree-view/rich-tree-view-pro-api-ref',
      '/x/react-tree-view/simple-tree-view/items#imperative-api',
      '/x/api/tree-view/rich-tree-view-api-ref',
    ],
  },
  {
    query: '许可证过期',
    kind: 'platform',
    best: ['/x/introduction/licensing#expired-license-key'],
    good: [
      '/x/introduction/licensing',
      '/x/introduction/licensing#validation-failures',
      '/x/introduction/licensing#expired-package-version',
    ],
    language: 'zh',
  },
  {
    // mui/mui-x#9509
    query: 'placeholder MMMM instead of MMM',
    kind: 'question',
    best: ['/x/react-date-pickers/adapters-locale#placeholders'],
    good: [
      '/x/react-date-pickers/adapters-locale#field-format',
      '/x/api/date-pickers/field-section#field-section-prop-placeholder',
      '/x/react-date-pickers/adapters-locale',
      '/x/react-date-pickers/adapters-locale#supported-format-tokens',
    ],
    product: 'date-pickers',
  },
  {
    query: 'yarn add',
    kind: 'platform',
    best: ['/x/introduction/installation#packages'],
    good: [
      '/x/react-tree-view/getting-started#installation',
      '/x/react-charts/getting-started#installation',
      '/x/introduction/installation#data-grid',
      '/x/react-data-grid/getting-started#installation',
      '/x/react-date-pickers/getting-started#installation',
      '/x/introduction/installation',
      '/x/introduction/installation#tree-view',
      '/x/introduction/installation#charts',
    ],
  },
  {
    // mui/mui-x#7301
    query: 'difference between community pro premium',
    kind: 'platform',
    best: ['/x/introduction#plans', '/x/introduction/licensing#plans'],
    good: [
      '/x/introduction/licensing#data-grid-features-by-plan',
      '/x/react-charts#features-by-plan',
      '/x/react-data-grid#premium-version',
      '/x/react-data-grid/demo#features-by-plan',
      '/x/react-tree-view#features-by-plan',
      '/x/react-data-grid#pro-version',
      '/x/introduction/licensing#from-pro-to-premium',
      '/x/introduction',
      '/x/react-data-grid#features-by-plan',
      '/x/introduction/licensing#from-community-to-pro',
      '/x/introduction/licensing',
      '/x/react-date-pickers#features-by-plan',
      '/x/introduction/installation#pro-and-premium-packages',
    ],
  },
  {
    query: '日期选择器',
    kind: 'feature',
    best: ['/x/react-date-pickers/date-picker'],
    good: [
      '/x/introduction/installation#date-and-time-pickers',
      '/x/api/date-pickers/date-picker',
      '/x/react-date-pickers/date-range-picker',
      '/x/react-date-pickers',
      '/x/react-date-pickers/date-time-picker',
    ],
    language: 'zh',
  },
  {
    // mui/mui-x#10342
    query: 'open column chooser with my own button',
    kind: 'question',
    best: [
      '/x/react-data-grid/components/columns-panel#ColumnsButton',
      '/x/react-data-grid/components/columns-panel',
      '/x/react-data-grid/components/columns-panel#columns-button',
      '/x/react-data-grid/components/columns-panel#columns-panel-trigger',
    ],
    good: [
      '/x/react-data-grid/column-visibility#columns-panel',
      '/x/react-data-grid/components/columns-panel#custom-elements',
      '/x/api/data-grid/grid-api#grid-api-prop-showPreferences',
    ],
  },
  {
    query: 'scaterchart',
    kind: 'name',
    best: ['/x/react-charts/scatter', '/x/api/charts/scatter-chart'],
    good: ['/x/react-charts/quickstart#scatter-chart', '/x/react-charts#scatter-charts'],
  },
  {
    query: 'ChartsReferenceLine',
    kind: 'name',
    best: ['/x/react-charts/axis#reference-lines', '/x/api/charts/charts-reference-line'],
    good: [
      '/x/react-charts/line-demo#reference-lines',
      '/x/api/charts/exports#export-ChartsYReferenceLineProps',
      '/x/errors#the-chartsreferenceline-cannot-have-both-x-and-y-props-set',
      '/x/api/charts/exports#export-ChartsXReferenceLineProps',
      '/x/errors#the-chartsreferenceline-should-have-a-value-in-x-or-y-prop',
    ],
  },
  {
    query: 'how to hide a column by default',
    kind: 'task',
    best: ['/x/react-data-grid/column-visibility#initial-visibility'],
    good: [
      '/x/react-data-grid/column-visibility',
      '/x/api/data-grid/data-grid#data-grid-prop-columnVisibilityModel',
    ],
    product: 'data-grid',
  },
  {
    query: '调整顺序',
    kind: 'feature',
    best: ['/x/react-tree-view/rich-tree-view/ordering'],
    language: 'zh',
  },
  {
    // mui/mui-x#13610
    query: 'filter between two numbers',
    kind: 'question',
    best: [
      '/x/react-data-grid/filtering-recipes#between-filter',
      '/x/react-data-grid/filtering/customization#operator-with-several-values',
    ],
    good: [
      '/x/react-data-grid/filtering-recipes',
      '/x/react-data-grid/filtering-recipes#date-range-filter',
      '/x/react-data-grid/filtering/multi-filters#several-filters',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#9703
    query: 'year and month only picker',
    kind: 'feature',
    best: [
      '/x/react-date-pickers/faq#month-picker',
      '/x/react-date-pickers/date-picker#views',
      '/x/react-date-pickers/choose#month-or-year',
    ],
    good: [
      '/x/react-date-pickers/date-picker',
      '/x/react-date-pickers/date-calendar#views',
      '/x/react-date-pickers/date-calendar#month-and-year-calendars',
      '/x/api/date-pickers/date-picker#date-picker-prop-views',
      '/x/react-date-pickers/date-calendar#MonthAndYearGrids',
    ],
    product: 'date-pickers',
  },
  {
    query: 'React 19',
    kind: 'platform',
    best: ['/x/introduction/installation#react-versions'],
    good: [
      '/x/react-tree-view/getting-started#peer-dependencies',
      '/x/introduction/installation',
      '/x/react-date-pickers/getting-started#peer-dependencies',
      '/x/introduction/installation#peer-dependencies',
      '/x/migration/usage-with-material-ui-v5-v6#supported-versions',
      '/x/react-data-grid/getting-started#peer-dependencies',
      '/x/react-charts/getting-started#peer-dependencies',
    ],
  },
  {
    // mui/mui-x#7303
    query: "MUI X: The `rowCount` prop must be passed using `paginationMode='server'`",
    kind: 'error',
    best: ['/x/errors#the-rowcount-prop-must-be-passed-using-paginationmode-server'],
    good: [
      '/x/react-data-grid/pagination',
      '/x/react-data-grid/pagination#unknown-row-count',
      '/x/react-data-grid/pagination#known-row-count',
      '/x/api/data-grid/data-grid#data-grid-prop-paginationMode',
      '/x/api/data-grid/data-grid#data-grid-prop-rowCount',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-rowCount',
      '/x/react-data-grid/pagination#server-side-pagination',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-rowCount',
    ],
    product: 'date-pickers',
  },
  {
    query: 'MCP 服务器',
    kind: 'platform',
    best: ['/x/introduction/mcp'],
    good: [
      '/x/introduction/mcp#local-mcp-server',
      '/x/introduction/mcp#cursor-and-windsurf',
      '/x/introduction/mcp#claude-code',
      '/x/introduction/mcp#mcp-tools',
      '/x/introduction/mcp#vs-code',
      '/x/introduction/mcp#server-address',
    ],
    language: 'zh',
  },
  {
    // mui/mui-x#17555
    query: 'same tooltip on two charts',
    kind: 'question',
    best: ['/x/react-charts/tooltip#synchronized-charts'],
    good: [
      '/x/react-charts/tooltip#controlled-tooltip',
      '/x/react-charts/highlighting#synchronized-highlights',
      '/x/react-charts/tooltip',
      '/x/react-charts/composition#synchronized-charts',
    ],
  },
  {
    query: 'should be of type "band" to display the bar series',
    kind: 'error',
    best: ['/x/errors#should-be-of-type-band-to-display-the-bar-series-of-id'],
    good: [
      '/x/react-charts/axis#scale-types',
      '/x/api/charts/axis-config#axis-config-prop-scaleType',
      '/x/react-charts/composition#series-types',
      '/x/react-charts/bars#basics',
      '/x/api/charts/x-axis#x-axis-prop-scaleType',
      '/x/errors#should-be-a-continuous-type-to-display-the-bar-series-of-id',
      '/x/react-charts/bars#composition',
    ],
    product: 'tree-view',
  },
  {
    // mui/mui-x#9305
    query: 'select a whole week',
    kind: 'question',
    best: [
      '/x/react-date-pickers/date-calendar#week-picker',
      '/x/react-date-pickers/recipes#week-picker',
    ],
    good: [
      '/x/react-date-pickers/choose#week',
      '/x/react-date-pickers/faq#week-picker',
      '/x/react-date-pickers/recipes',
      '/x/react-date-pickers/date-calendar',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#7411
    query: 'print multiple pages',
    kind: 'question',
    best: [
      '/x/react-data-grid/row-recipes#print-over-several-pages',
      '/x/react-data-grid/row-recipes#PrintPages',
    ],
    good: [
      '/x/react-data-grid/row-recipes',
      '/x/react-data-grid/export#print-styles',
      '/x/react-data-grid/export#print-export',
      '/x/api/data-grid/grid-print-export-options#grid-print-export-options-prop-pageStyle',
    ],
    product: 'date-pickers',
  },
  {
    query: 'virtualisation',
    kind: 'feature',
    best: ['/x/react-data-grid/virtualization'],
    good: [
      '/x/react-data-grid/performance#virtualization',
      '/x/api/data-grid/data-grid#data-grid-prop-disableVirtualization',
      '/x/react-data-grid/virtualization#disable-virtualization',
    ],
  },
  {
    // mui/mui-x#9306
    query: 'remember which groups were open',
    kind: 'question',
    best: [
      '/x/react-data-grid/recipes-row-grouping#RememberedGroups',
      '/x/react-data-grid/recipes-row-grouping#remember-open-groups',
    ],
    good: [
      '/x/react-data-grid/server-side-data/row-grouping#group-expansion',
      '/x/react-data-grid/recipes-row-grouping',
      '/x/react-data-grid/server-side-data/tree-data#group-expansion',
      '/x/react-data-grid/row-grouping#expand-specific-groups',
      '/x/react-data-grid/state#save-and-restore-the-state',
    ],
  },
];
