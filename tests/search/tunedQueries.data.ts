import type { GradedQuery } from './GradedQuery.ts';

/** Queries that the ranking may be tuned on. */
export const tunedQueries: GradedQuery[] = [
  {
    // mui/mui-x#10946
    query: 'draw a horizontal line at a target value',
    kind: 'question',
    best: ['/x/react-charts/axis#reference-lines', '/x/api/charts/charts-reference-line'],
    good: ['/x/react-charts/axis'],
    product: 'charts',
  },
  {
    query: 'npm install @mui/x-data-grid-premium',
    kind: 'platform',
    best: [
      '/x/react-data-grid/getting-started#premium-package',
      '/x/introduction/installation#pro-and-premium-packages',
    ],
    good: [
      '/x/react-data-grid/getting-started#installation',
      '/x/react-data-grid/getting-started',
      '/x/introduction/installation',
    ],
    product: 'charts',
  },
  {
    // mui/mui-x#4658
    query: 'tab key moves to next cell',
    kind: 'question',
    best: [
      '/x/react-data-grid/accessibility#tab-navigation',
      '/x/api/data-grid/data-grid#data-grid-prop-tabNavigation',
    ],
    good: [
      '/x/react-data-grid/accessibility#tab-sequence',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-tabNavigation',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-tabNavigation',
      '/x/react-data-grid/accessibility',
      '/x/api/data-grid/data-grid',
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
      '/x/react-tree-view/simple-tree-view/items#imperatively-disabling-items',
      '/x/react-tree-view/simple-tree-view/items',
      '/x/react-tree-view/rich-tree-view/items',
    ],
    product: 'tree-view',
    language: 'zh',
  },
  {
    query: '服务端渲染',
    kind: 'platform',
    best: ['/x/introduction/installation#server-side-rendering'],
    good: [
      '/x/introduction/installation#react-server-components',
      '/x/react-data-grid/getting-started#server-rendering',
      '/x/react-charts/getting-started#server-side-rendering',
      '/x/react-date-pickers/getting-started#server-side-rendering',
      '/x/react-tree-view/getting-started#server-side-rendering',
      '/x/introduction/installation',
    ],
    language: 'zh',
  },
  {
    // mui/mui-x#9151
    query: 'make chart fill its container',
    kind: 'question',
    best: ['/x/react-charts/getting-started#chart-layout', '/x/react-charts/styling#size'],
    good: ['/x/react-charts/getting-started', '/x/react-charts/styling'],
    product: 'charts',
  },
  {
    // mui/mui-x#4563
    query: 'last 7 days preset',
    kind: 'question',
    best: [
      '/x/react-date-pickers/date-range-picker#shortcuts',
      '/x/react-date-pickers/custom-components#shortcuts',
    ],
    good: [
      '/x/api/date-pickers/pickers-shortcuts',
      '/x/react-date-pickers/date-range-picker',
      '/x/react-date-pickers/custom-components',
    ],
  },
  {
    query: 'paginationMode="server"',
    kind: 'name',
    best: ['/x/api/data-grid/data-grid#data-grid-prop-paginationMode'],
    good: [
      '/x/react-data-grid/pagination#server-side-pagination',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-paginationMode',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-paginationMode',
      '/x/api/data-grid/data-grid',
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
      '/x/react-data-grid/column-visibility',
    ],
  },
  {
    query: 'GRID_CHECKBOX_SELECTION_COL_DEF',
    kind: 'name',
    best: ['/x/api/data-grid/exports#export-GRID_CHECKBOX_SELECTION_COL_DEF'],
    good: ['/x/react-data-grid/row-selection#custom-checkbox-column', '/x/api/data-grid/exports'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#2186
    query: 'start editing with one click',
    kind: 'question',
    best: ['/x/react-data-grid/recipes-editing#single-click-editing'],
    good: ['/x/react-data-grid/editing#start-editing', '/x/react-data-grid/recipes-editing'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#10508
    query: 'keep filters in url',
    kind: 'question',
    best: ['/x/react-data-grid/filtering-recipes#grid-state-in-the-url'],
    good: [
      '/x/react-data-grid/column-recipes#column-state-in-the-url',
      '/x/react-data-grid/filtering-recipes',
    ],
  },
  {
    query: 'datagridpro lazyloading',
    kind: 'name',
    best: ['/x/api/data-grid/data-grid-pro#data-grid-pro-prop-lazyLoading'],
    good: [
      '/x/react-data-grid/row-updates#lazy-loading',
      '/x/react-data-grid/server-side-data/lazy-loading',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-lazyLoading',
      '/x/api/data-grid/data-grid-pro',
    ],
    product: 'data-grid',
  },
  {
    query: 'MUI X: The path returned by `getTreeDataPath` should be unique',
    kind: 'error',
    best: [
      '/x/errors#the-path-returned-by-gettreedatapath-should-be-unique',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-getTreeDataPath',
      '/x/react-data-grid/tree-data#rendering-tree-data',
    ],
    good: [
      '/x/react-data-grid/tree-data',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-getTreeDataPath',
      '/x/api/data-grid/data-grid-pro',
    ],
  },
  {
    query: 'setItemExpansion',
    kind: 'name',
    best: [
      '/x/api/tree-view/rich-tree-view-api-ref#rich-tree-view-api-ref-prop-setItemExpansion',
      '/x/api/tree-view/simple-tree-view-api-ref#simple-tree-view-api-ref-prop-setItemExpansion',
      '/x/api/tree-view/rich-tree-view-pro-api-ref#rich-tree-view-pro-api-ref-prop-setItemExpansion',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/expansion#expand-or-collapse-an-item',
      '/x/react-tree-view/simple-tree-view/expansion#imperative-expansion',
      '/x/api/tree-view/rich-tree-view-api-ref',
      '/x/api/tree-view/simple-tree-view-api-ref',
      '/x/api/tree-view/rich-tree-view-pro-api-ref',
    ],
  },
  {
    // mui/mui-x#7807
    query: 'cells rerender on every click',
    kind: 'question',
    best: [
      '/x/react-data-grid/performance#stable-props',
      '/x/react-data-grid/performance#visualizing-the-re-rendering-process',
      '/x/react-data-grid/performance',
    ],
  },
  {
    // mui/mui-x#14509
    query: 'expand all nodes',
    kind: 'feature',
    best: [
      '/x/react-tree-view/rich-tree-view/expansion#expand-all-and-collapse-all',
      '/x/react-tree-view/simple-tree-view/expansion#controlled-expansion',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/expansion',
      '/x/react-tree-view/simple-tree-view/expansion',
    ],
    product: 'tree-view',
  },
  {
    // mui/mui-x#14747
    query: 'bar label font size and color',
    kind: 'question',
    best: ['/x/react-charts/bars#styling-bars', '/x/api/charts/bar-label'],
    good: [
      '/x/react-charts/bars#custom-labels',
      '/x/react-charts/bars#bar-labels',
      '/x/react-charts/bars',
    ],
    product: 'charts',
  },
  {
    // mui/mui-x#13023
    query: 'autoHeight max height',
    kind: 'question',
    best: ['/x/react-data-grid/layout#minimum-and-maximum-height'],
    good: [
      '/x/react-data-grid/layout#auto-height',
      '/x/api/data-grid/data-grid#data-grid-prop-autoHeight',
      '/x/react-data-grid/layout',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#5900
    query:
      'MUI X: The date adapter should be imported from `@mui/x-date-pickers` or `@mui/x-date-pickers-pro`, not from `@date-io`',
    kind: 'error',
    best: [
      '/x/errors#the-date-adapter-should-be-imported-from-mui-x-date-pickers-or',
      '/x/react-date-pickers/getting-started#date-library',
      '/x/react-date-pickers/getting-started#localization-provider',
    ],
    good: [
      '/x/api/date-pickers/localization-provider#localization-provider-prop-dateAdapter',
      '/x/react-date-pickers/base-concepts#date-libraries',
      '/x/introduction/installation#date-library',
      '/x/react-date-pickers/getting-started',
    ],
    product: 'date-pickers',
  },
  {
    query: '柱状图',
    kind: 'feature',
    best: ['/x/react-charts/bars', '/x/api/charts/bar-chart'],
    good: ['/x/react-charts#bar-charts'],
    language: 'zh',
  },
  {
    // mui/mui-x#10492
    query: 'MUI X: The `renderInput` prop has been removed in version 6.0',
    kind: 'error',
    best: [
      '/x/errors#the-renderinput-prop-has-been-removed-in-version-6-0-of-the',
      '/x/react-date-pickers/custom-field',
      '/x/react-date-pickers/custom-field#text-field-props',
      '/x/api/date-pickers/date-picker#DatePicker-css-textField',
    ],
    good: ['/x/react-date-pickers/date-picker#styling', '/x/api/date-pickers/date-picker'],
  },
  {
    // mui/mui-x#4813
    query: 'autocomplete in cell',
    kind: 'question',
    best: ['/x/react-data-grid/recipes-editing#autocomplete-editing'],
    good: ['/x/react-data-grid/recipes-editing#multi-select', '/x/react-data-grid/recipes-editing'],
  },
  {
    // mui/mui-x#4734
    query: 'use UTC instead of local timezone',
    kind: 'question',
    best: [
      '/x/react-date-pickers/timezone',
      '/x/react-date-pickers/timezone#utc-with-day-js',
      '/x/react-date-pickers/base-concepts#time-zones',
    ],
    good: [
      '/x/api/date-pickers/date-picker#date-picker-prop-timezone',
      '/x/react-date-pickers/timezone#the-timezone-prop',
      '/x/react-date-pickers/adapters-locale#time-zones',
      '/x/react-date-pickers/date-picker#time-zones',
      '/x/react-date-pickers/timezone#instants-in-utc',
      '/x/react-date-pickers/base-concepts',
    ],
  },
  {
    query: '行分组',
    kind: 'feature',
    best: ['/x/react-data-grid/row-grouping'],
    good: ['/x/react-data-grid/server-side-data/row-grouping'],
    product: 'data-grid',
    language: 'zh',
  },
  {
    query: 'two y axes',
    kind: 'feature',
    best: ['/x/react-charts/axis#multiple-axes'],
    good: ['/x/react-charts/axis#multiple-axes-on-one-side', '/x/react-charts/axis'],
    product: 'charts',
  },
  {
    query: 'simple or rich tree view',
    kind: 'feature',
    best: ['/x/react-tree-view#simple-vs-rich-tree-view'],
    good: [
      '/x/react-tree-view',
      '/x/react-tree-view#simple-tree-view',
      '/x/react-tree-view#rich-tree-view',
    ],
    product: 'date-pickers',
  },
  {
    query: 'csvOptions delimiter',
    kind: 'name',
    best: ['/x/api/data-grid/grid-csv-export-options#grid-csv-export-options-prop-delimiter'],
    good: ['/x/api/data-grid/grid-csv-export-options', '/x/react-data-grid/export#csv-export'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#15328
    query: 'filter by date range',
    kind: 'question',
    best: ['/x/react-data-grid/filtering-recipes#date-range-filter'],
    good: [
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
      '/x/react-data-grid/row-updates#infinite-loading',
      '/x/react-data-grid/server-side-data/lazy-loading#infinite-loading',
    ],
    good: [
      '/x/react-data-grid/server-side-data/lazy-loading',
      '/x/react-data-grid/row-updates#infinite-loading-from-state',
      '/x/react-data-grid/server-side-data/recipes#cursor-and-infinite-scrolling',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-onRowsScrollEnd',
      '/x/react-data-grid/row-updates',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#11746
    query: 'export chart as image',
    kind: 'task',
    best: [
      '/x/api/charts/chart-image-export-options',
      '/x/api/charts/charts-toolbar-image-export-trigger',
    ],
    good: ['/x/react-charts#pro-plan'],
  },
  {
    // mui/mui-x#12850
    query: 'handle click on tree item',
    kind: 'question',
    best: [
      '/x/react-tree-view/rich-tree-view/items#item-click-events',
      '/x/react-tree-view/simple-tree-view/items#click-events',
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-onItemClick',
      '/x/api/tree-view/simple-tree-view#simple-tree-view-prop-onItemClick',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/items',
      '/x/react-tree-view/simple-tree-view/items',
      '/x/api/tree-view/rich-tree-view',
      '/x/api/tree-view/simple-tree-view',
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
    best: ['/x/api/data-grid/data-grid#data-grid-prop-hideFooterPagination'],
    good: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-hideFooterPagination',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-hideFooterPagination',
      '/x/api/data-grid/data-grid',
    ],
    product: 'date-pickers',
  },
  {
    query: 'DateTimePicker timeSteps',
    kind: 'name',
    best: ['/x/api/date-pickers/date-time-picker#date-time-picker-prop-timeSteps'],
    good: [
      '/x/react-date-pickers/date-time-picker#time-steps',
      '/x/api/date-pickers/date-time-picker',
    ],
    product: 'tree-view',
  },
  {
    query: 'use grid api context',
    kind: 'name',
    best: ['/x/api/data-grid/use-grid-api-context'],
    good: ['/x/react-data-grid/api-object#inside-the-data-grid'],
  },
  {
    query: 'mark holidays in calendar',
    kind: 'task',
    best: ['/x/react-date-pickers/date-calendar#marked-days'],
    good: [
      '/x/react-date-pickers/date-calendar#day-styling',
      '/x/react-date-pickers/date-calendar#dynamic-data',
      '/x/react-date-pickers/date-calendar',
    ],
  },
  {
    query: 'search box above the grid',
    kind: 'feature',
    best: [
      '/x/react-data-grid/filtering/quick-filter',
      '/x/react-data-grid/components/quick-filter',
      '/x/react-data-grid/filtering-recipes#quick-filter-outside-the-grid',
    ],
    good: [
      '/x/react-data-grid/filtering#quick-filter',
      '/x/react-data-grid/filtering/quick-filter#search-input',
      '/x/react-data-grid/filtering-recipes',
    ],
  },
  {
    // mui/mui-x#15904
    query: 'sum in group row',
    kind: 'question',
    best: ['/x/react-data-grid/aggregation#usage-with-row-grouping'],
    good: ['/x/react-data-grid/aggregation#aggregation-position', '/x/react-data-grid/aggregation'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#13466
    query: 'row grouping with server data',
    kind: 'question',
    best: ['/x/react-data-grid/server-side-data/row-grouping'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#8844
    query: 'bulk edit rows',
    kind: 'question',
    best: ['/x/react-data-grid/recipes-editing#bulk-editing'],
    good: [
      '/x/react-data-grid/recipes-editing#one-value-for-many-rows',
      '/x/react-data-grid/recipes-editing',
    ],
  },
  {
    // mui/mui-x#17594
    query: 'tooltip font size',
    kind: 'question',
    best: ['/x/react-charts/tooltip#styling-the-tooltip'],
    good: ['/x/react-charts/tooltip'],
    product: 'charts',
  },
  {
    query: 'open the parents of a selected node',
    kind: 'task',
    best: [
      '/x/react-tree-view/rich-tree-view/expansion#reveal-a-nested-item',
      '/x/react-tree-view/simple-tree-view/focus#focus-a-hidden-item',
    ],
    good: [
      '/x/react-tree-view/simple-tree-view/items#ancestors-of-an-item',
      '/x/react-tree-view/rich-tree-view/items#get-the-parent-id',
      '/x/react-tree-view/rich-tree-view/focus#focus-a-nested-item',
      '/x/react-tree-view/rich-tree-view/expansion',
      '/x/react-tree-view/simple-tree-view/focus',
    ],
    product: 'tree-view',
  },
  {
    query: 'show custom error message below date field',
    kind: 'task',
    best: ['/x/react-date-pickers/validation#error-messages'],
    good: [
      '/x/react-date-pickers/date-picker#helper-text',
      '/x/api/date-pickers/date-picker#date-picker-prop-onError',
      '/x/react-date-pickers/validation#error-codes',
      '/x/react-date-pickers/validation',
    ],
    product: 'data-grid',
  },
  {
    query: 'change date format',
    kind: 'task',
    best: [
      '/x/react-date-pickers/adapters-locale#field-format',
      '/x/react-date-pickers/fields#format',
      '/x/api/date-pickers/date-picker#date-picker-prop-format',
      '/x/react-date-pickers/date-field#date-format',
    ],
    good: [
      '/x/react-date-pickers/adapters-locale#formats',
      '/x/react-date-pickers/adapters-locale#default-formats',
      '/x/react-date-pickers/adapters-locale',
      '/x/react-date-pickers/fields',
      '/x/api/date-pickers/date-picker',
      '/x/react-date-pickers/date-field',
    ],
    product: 'date-pickers',
  },
  {
    query: 'mcp server cursor',
    kind: 'platform',
    best: ['/x/introduction/mcp#cursor-and-windsurf'],
    good: ['/x/introduction/mcp'],
  },
  {
    query: 'usePickerContext',
    kind: 'name',
    best: ['/x/api/date-pickers/use-picker-context'],
    good: ['/x/react-date-pickers/custom-components#hooks-for-subcomponents'],
    product: 'date-pickers',
  },
  {
    query: '关闭遥测',
    kind: 'platform',
    best: ['/x/guides/telemetry#opt-out-of-telemetry', '/x/guides/telemetry'],
    language: 'zh',
  },
  {
    // mui/mui-x#15010
    query: 'update other cell when one cell changes',
    kind: 'question',
    best: [
      '/x/react-data-grid/recipes-editing#linked-fields',
      '/x/react-data-grid/editing/custom-edit-component#dependent-fields',
    ],
    good: [
      '/x/react-data-grid/recipes-editing',
      '/x/react-data-grid/editing/custom-edit-component',
    ],
  },
  {
    // mui/mui-x#13050
    query: 'insert new row at top',
    kind: 'question',
    best: [
      '/x/react-data-grid/row-recipes#new-row-on-top',
      '/x/react-data-grid/recipes-editing#new-row-on-top',
    ],
    good: [
      '/x/react-data-grid/editing#crud-grid',
      '/x/react-data-grid/row-recipes',
      '/x/react-data-grid/recipes-editing',
    ],
  },
  {
    // mui/mui-x#9778
    query: 'MUI X: The Data Grid component requires all rows to have a unique `id` property',
    kind: 'error',
    best: [
      '/x/errors#the-data-grid-component-requires-all-rows-to-have-a-unique-id',
      '/x/react-data-grid/row-definition#row-identifier',
    ],
    good: [
      '/x/api/data-grid/data-grid#data-grid-prop-getRowId',
      '/x/react-data-grid/row-definition',
    ],
    product: 'data-grid',
  },
  {
    query: 'useTreeItem',
    kind: 'name',
    best: [
      '/x/api/tree-view/use-tree-item',
      '/x/react-tree-view/tree-item-customization#usetreeitem',
    ],
    good: ['/x/react-tree-view/tree-item-customization'],
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
    best: [
      '/x/react-data-grid/column-dimensions#flexible-width',
      '/x/react-data-grid/column-recipes#autosizing-with-flex-columns',
    ],
    good: [
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-flex',
      '/x/react-data-grid/column-recipes#spread-the-remaining-width',
      '/x/react-data-grid/column-dimensions',
      '/x/react-data-grid/column-recipes',
    ],
    product: 'data-grid',
  },
  {
    query: 'itemChildrenIndentation',
    kind: 'name',
    best: [
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-itemChildrenIndentation',
      '/x/api/tree-view/simple-tree-view#simple-tree-view-prop-itemChildrenIndentation',
      '/x/api/tree-view/rich-tree-view-pro#rich-tree-view-pro-prop-itemChildrenIndentation',
    ],
    good: [
      '/x/react-tree-view/simple-tree-view/customization#indentation',
      '/x/react-tree-view/tree-item-customization#indentation',
      '/x/api/tree-view/rich-tree-view',
      '/x/api/tree-view/simple-tree-view',
      '/x/api/tree-view/rich-tree-view-pro',
    ],
    product: 'tree-view',
  },
  {
    query: 'columnGroupingModel',
    kind: 'name',
    best: ['/x/api/data-grid/data-grid#data-grid-prop-columnGroupingModel'],
    good: [
      '/x/react-data-grid/column-groups#column-grouping-model',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-columnGroupingModel',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-columnGroupingModel',
      '/x/api/data-grid/data-grid',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#15275
    query: 'search in tree',
    kind: 'question',
    best: ['/x/react-tree-view/rich-tree-view/items#filtering-items'],
    good: [
      '/x/react-tree-view/rich-tree-view/items#flat-search-results',
      '/x/react-tree-view/rich-tree-view/items',
    ],
    product: 'tree-view',
  },
  {
    query:
      'MUI X: The `filterModel` can only contain a single item when the `disableMultipleColumnsFiltering` prop is set to `true`',
    kind: 'error',
    best: [
      '/x/errors#the-filtermodel-can-only-contain-a-single-item-when-the-disablemultiplecolumnsfiltering-prop',
      '/x/react-data-grid/filtering/multi-filters',
      '/x/react-data-grid/filtering#multiple-filters',
    ],
    good: [
      '/x/react-data-grid/filtering#filter-model',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-disableMultipleColumnsFiltering',
      '/x/react-data-grid/filtering',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#12960
    query: 'charts server side rendering',
    kind: 'question',
    best: ['/x/react-charts/getting-started#server-side-rendering'],
    good: ['/x/react-charts/getting-started'],
  },
  {
    // mui/mui-x#14032
    query: 'position of pie inside the svg',
    kind: 'question',
    best: ['/x/react-charts/pie#sizing', '/x/react-charts/styling#margins'],
    good: [
      '/x/api/charts/pie-series-type#pie-series-type-prop-cx',
      '/x/react-charts/pie',
      '/x/react-charts/styling',
    ],
  },
  {
    // mui/mui-x#15501
    query: 'slow scrolling many columns',
    kind: 'question',
    best: ['/x/react-data-grid/performance', '/x/react-data-grid/performance#find-what-is-slow'],
    good: [
      '/x/react-data-grid/virtualization#column-virtualization',
      '/x/react-data-grid/performance#row-buffer',
      '/x/react-data-grid/virtualization#buffers',
    ],
    product: 'data-grid',
  },
  {
    query: '排序',
    kind: 'feature',
    best: ['/x/react-data-grid/sorting'],
    product: 'data-grid',
    language: 'zh',
  },
  {
    query: 'trend line',
    kind: 'feature',
    best: ['/x/react-charts/scatter#regression-line'],
    good: ['/x/react-charts/scatter'],
    product: 'charts',
  },
  {
    // mui/mui-x#13135
    query: 'CRUD example',
    kind: 'question',
    best: ['/x/react-data-grid/editing#crud-grid'],
    good: ['/x/react-data-grid/editing'],
  },
  {
    // mui/mui-x#6770
    query: 'license key set but watermark still visible',
    kind: 'platform',
    best: [
      '/x/introduction/licensing#missing-license-key',
      '/x/introduction/licensing#validation-failures',
    ],
    good: [
      '/x/introduction/licensing#license-key-location',
      '/x/introduction/licensing#invalid-license-key',
      '/x/introduction/licensing',
    ],
  },
  {
    // mui/mui-x#3437
    query: 'remove built-in filter operators',
    kind: 'task',
    best: ['/x/react-data-grid/filtering/customization#remove-operators'],
    good: [
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-filterOperators',
      '/x/react-data-grid/filtering/customization',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#4995
    query: 'month range picker',
    kind: 'question',
    best: ['/x/react-date-pickers/date-range-picker#month-range'],
    good: ['/x/react-date-pickers/date-range-picker'],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#11818
    query: 'gradient under line',
    kind: 'question',
    best: ['/x/react-charts/lines#gradients'],
    good: [
      '/x/react-charts/styling#gradients-and-patterns',
      '/x/react-charts/lines#area',
      '/x/react-charts/lines',
    ],
    product: 'charts',
  },
  {
    query: 'ChartContainer does not have `width` prop, and its container has no `width` defined',
    kind: 'error',
    best: [
      '/x/errors#chartcontainer-does-not-have-width-prop-and-its-container-has-no-width',
      '/x/react-charts/getting-started#chart-layout',
      '/x/react-charts/styling#size',
    ],
    good: ['/x/react-charts/getting-started', '/x/react-charts/styling'],
  },
  {
    // mui/mui-x#8242
    query: 'typescript error custom toolbar props',
    kind: 'question',
    best: [
      '/x/react-data-grid/style-recipes#typed-slots-and-slot-props',
      '/x/react-data-grid/components#typescript',
    ],
    good: [
      '/x/common-concepts/custom-components#typescript',
      '/x/common-concepts/custom-components#additional-props',
      '/x/react-data-grid/style-recipes',
      '/x/react-data-grid/components',
    ],
    product: 'data-grid',
  },
  {
    query: 'chart keyboard navigation',
    kind: 'feature',
    best: [
      '/x/react-charts/bars#keyboard-navigation',
      '/x/react-charts/lines#keyboard-navigation',
      '/x/react-charts/pie#keyboard-navigation',
      '/x/api/charts/bar-chart#bar-chart-prop-enableKeyboardNavigation',
      '/x/api/charts/line-chart#line-chart-prop-enableKeyboardNavigation',
      '/x/api/charts/pie-chart#pie-chart-prop-enableKeyboardNavigation',
      '/x/api/charts/scatter-chart#scatter-chart-prop-enableKeyboardNavigation',
    ],
    good: [
      '/x/react-charts/bars',
      '/x/react-charts/lines',
      '/x/react-charts/pie',
      '/x/api/charts/bar-chart',
      '/x/api/charts/line-chart',
      '/x/api/charts/pie-chart',
      '/x/api/charts/scatter-chart',
    ],
  },
  {
    query: 'merge cells',
    kind: 'feature',
    best: ['/x/react-data-grid/column-spanning', '/x/react-data-grid/row-spanning'],
    good: [
      '/x/react-data-grid/column-spanning#merge-equal-cells',
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-colSpan',
      '/x/api/data-grid/data-grid#data-grid-prop-rowSpanning',
    ],
  },
  {
    // mui/mui-x#17277
    query: 'export to pdf',
    kind: 'question',
    best: ['/x/react-data-grid/export#print-export', '/x/react-data-grid/export'],
    good: ['/x/react-data-grid/row-recipes#print-over-several-pages'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#12594
    query: 'license expired can I still use in production',
    kind: 'platform',
    best: ['/x/introduction/licensing#expired-license-key'],
    good: [
      '/x/introduction/licensing#expired-package-version',
      '/x/introduction/licensing#validation-failures',
      '/x/introduction/licensing',
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
      '/x/react-data-grid/column-definition#single-select',
    ],
    product: 'charts',
  },
  {
    query: 'gauge as half circle',
    kind: 'question',
    best: ['/x/react-charts/gauge#arc-geometry'],
    good: ['/x/api/charts/gauge#gauge-prop-startAngle', '/x/react-charts/gauge'],
  },
  {
    query: 'arcLabelMinAngle',
    kind: 'name',
    best: ['/x/api/charts/pie-series-type#pie-series-type-prop-arcLabelMinAngle'],
    good: ['/x/react-charts/pie#arc-labels', '/x/api/charts/pie-series-type'],
    product: 'charts',
  },
  {
    query: 'apiRef.current.focusItem',
    kind: 'name',
    best: [
      '/x/api/tree-view/rich-tree-view-api-ref#rich-tree-view-api-ref-prop-focusItem',
      '/x/api/tree-view/simple-tree-view-api-ref#simple-tree-view-api-ref-prop-focusItem',
      '/x/api/tree-view/rich-tree-view-pro-api-ref#rich-tree-view-pro-api-ref-prop-focusItem',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/focus#focus-an-item',
      '/x/react-tree-view/simple-tree-view/focus#focus-an-item',
      '/x/api/tree-view/rich-tree-view-api-ref',
      '/x/api/tree-view/simple-tree-view-api-ref',
      '/x/api/tree-view/rich-tree-view-pro-api-ref',
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
      '/x/react-date-pickers/adapters-locale',
    ],
    product: 'date-pickers',
  },
  {
    query: 'yarn add',
    kind: 'platform',
    best: ['/x/introduction/installation#packages', '/x/introduction/installation'],
    good: [
      '/x/react-data-grid/getting-started#installation',
      '/x/react-date-pickers/getting-started#installation',
      '/x/react-charts/getting-started#installation',
      '/x/react-tree-view/getting-started#installation',
    ],
  },
  {
    // mui/mui-x#7301
    query: 'difference between community pro premium',
    kind: 'platform',
    best: [
      '/x/introduction/licensing#plans',
      '/x/introduction#plans',
      '/x/react-data-grid#features-by-plan',
      '/x/introduction/licensing#data-grid-features-by-plan',
    ],
    good: [
      '/x/react-data-grid/demo#features-by-plan',
      '/x/react-data-grid#pro-version',
      '/x/react-data-grid#premium-version',
      '/x/react-date-pickers#features-by-plan',
      '/x/react-charts#features-by-plan',
      '/x/react-tree-view#features-by-plan',
      '/x/introduction/licensing',
      '/x/introduction',
      '/x/react-data-grid',
    ],
  },
  {
    query: '日期选择器',
    kind: 'feature',
    best: [
      '/x/react-date-pickers/date-picker',
      '/x/api/date-pickers/date-picker',
      '/x/react-date-pickers',
    ],
    good: ['/x/introduction/installation#date-and-time-pickers'],
    language: 'zh',
  },
  {
    // mui/mui-x#10342
    query: 'open column chooser with my own button',
    kind: 'question',
    best: [
      '/x/react-data-grid/components/columns-panel',
      '/x/react-data-grid/components/columns-panel#columns-panel-trigger',
    ],
    good: [
      '/x/react-data-grid/components/columns-panel#columns-button',
      '/x/api/data-grid/grid-api#grid-api-prop-showPreferences',
      '/x/react-data-grid/components/columns-panel#custom-elements',
      '/x/react-data-grid/column-visibility#columns-panel',
    ],
  },
  {
    query: 'scaterchart',
    kind: 'name',
    best: ['/x/api/charts/scatter-chart'],
    good: ['/x/react-charts/scatter'],
  },
  {
    query: 'ChartsReferenceLine',
    kind: 'name',
    best: ['/x/api/charts/charts-reference-line'],
    good: ['/x/react-charts/axis#reference-lines'],
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
    best: ['/x/react-data-grid/filtering-recipes#between-filter'],
    good: [
      '/x/react-data-grid/filtering/customization#operator-with-several-values',
      '/x/react-data-grid/filtering-recipes',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#9703
    query: 'year and month only picker',
    kind: 'feature',
    best: [
      '/x/react-date-pickers/date-picker#views',
      '/x/api/date-pickers/date-picker#date-picker-prop-views',
    ],
    good: [
      '/x/react-date-pickers/date-calendar#views',
      '/x/react-date-pickers/date-calendar#month-and-year-calendars',
      '/x/react-date-pickers/date-picker',
      '/x/api/date-pickers/date-picker',
    ],
    product: 'date-pickers',
  },
  {
    query: 'React 19',
    kind: 'platform',
    best: ['/x/introduction/installation#react-versions'],
    good: ['/x/introduction/installation#peer-dependencies', '/x/introduction/installation'],
  },
  {
    // mui/mui-x#7303
    query: "MUI X: The `rowCount` prop must be passed using `paginationMode='server'`",
    kind: 'error',
    best: [
      '/x/errors#the-rowcount-prop-must-be-passed-using-paginationmode-server',
      '/x/react-data-grid/pagination#server-side-pagination',
      '/x/api/data-grid/data-grid#data-grid-prop-rowCount',
    ],
    good: [
      '/x/react-data-grid/pagination#known-row-count',
      '/x/api/data-grid/data-grid#data-grid-prop-paginationMode',
      '/x/react-data-grid/pagination#unknown-row-count',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-rowCount',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-rowCount',
      '/x/react-data-grid/pagination',
      '/x/api/data-grid/data-grid',
    ],
    product: 'date-pickers',
  },
  {
    query: 'MCP 服务器',
    kind: 'platform',
    best: ['/x/introduction/mcp'],
    good: ['/x/introduction/mcp#local-mcp-server', '/x/introduction/mcp#server-address'],
    language: 'zh',
  },
  {
    // mui/mui-x#17555
    query: 'same tooltip on two charts',
    kind: 'question',
    best: ['/x/react-charts/tooltip#synchronized-charts'],
    good: ['/x/react-charts/tooltip#controlled-tooltip', '/x/react-charts/tooltip'],
  },
  {
    query: 'should be of type "band" to display the bar series',
    kind: 'error',
    best: [
      '/x/errors#should-be-of-type-band-to-display-the-bar-series-of-id',
      '/x/react-charts/axis#scale-types',
      '/x/react-charts/bars#composition',
      '/x/api/charts/x-axis#x-axis-prop-scaleType',
      '/x/api/charts/axis-config#axis-config-prop-scaleType',
    ],
    good: [
      '/x/react-charts/bars#basics',
      '/x/react-charts/axis',
      '/x/react-charts/bars',
      '/x/api/charts/x-axis',
      '/x/api/charts/axis-config',
    ],
    product: 'tree-view',
  },
  {
    // mui/mui-x#9305
    query: 'select a whole week',
    kind: 'question',
    best: ['/x/react-date-pickers/date-calendar#week-picker'],
    good: ['/x/react-date-pickers/date-calendar'],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#7411
    query: 'print multiple pages',
    kind: 'question',
    best: ['/x/react-data-grid/row-recipes#print-over-several-pages'],
    good: ['/x/react-data-grid/export#print-export', '/x/react-data-grid/row-recipes'],
    product: 'date-pickers',
  },
  {
    query: 'virtualisation',
    kind: 'feature',
    best: ['/x/react-data-grid/virtualization'],
    good: [
      '/x/api/data-grid/data-grid#data-grid-prop-disableVirtualization',
      '/x/react-data-grid/performance#virtualization',
    ],
  },
  {
    // mui/mui-x#9306
    query: 'remember which groups were open',
    kind: 'question',
    best: ['/x/react-data-grid/recipes-row-grouping#remember-open-groups'],
    good: [
      '/x/react-data-grid/row-grouping#expand-groups-from-code',
      '/x/react-data-grid/recipes-row-grouping',
    ],
  },
];
