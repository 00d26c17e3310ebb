import type { GradedQuery } from './GradedQuery.ts';

/**
 * Queries that are only reported: never tune the ranking on them. The answers were graded by judges who read what two engines had
 * found, in random order and without knowing which engine had found what.
 */
export const reportedQueries: GradedQuery[] = [
  {
    query: 'preProcessEditCellProps',
    kind: 'name',
    best: [
      '/x/react-data-grid/editing#validation',
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-preProcessEditCellProps',
    ],
    good: [
      '/x/react-data-grid/editing',
      '/x/api/data-grid/exports#export-GridPreProcessEditCellProps',
      '/x/react-data-grid/editing#typescript',
      '/x/react-data-grid/editing/custom-edit-component#validation-errors',
      '/x/react-data-grid/editing/editing-events#order-of-calls',
      '/x/api/data-grid/grid-col-def',
    ],
  },
  {
    query: 'categoryGapRatio',
    kind: 'name',
    best: [
      '/x/api/charts/x-axis#x-axis-prop-categoryGapRatio',
      '/x/api/charts/y-axis#y-axis-prop-categoryGapRatio',
      '/x/react-charts/bars#bar-size',
    ],
    good: [
      '/x/react-charts/bar-demo#grouped-bars',
      '/x/api/charts/y-axis',
      '/x/react-charts/bars#GapRatios',
      '/x/api/charts/x-axis',
    ],
    product: 'charts',
  },
  {
    // mui/mui-x#11591
    query: 'y axis labels are cut off',
    kind: 'question',
    best: [
      '/x/react-charts/axis#axis-size',
      '/x/react-charts/quickstart#common-mistakes',
      '/x/react-charts/axis#LongLabels',
    ],
    good: ['/x/react-charts/axis'],
  },
  {
    // mui/mui-x#10952
    query: 'hundreds of row updates per second',
    kind: 'question',
    best: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-throttleRowsMs',
      '/x/react-data-grid/row-updates#high-frequency',
      '/x/react-data-grid/demos/real-time-data#batched-updates',
      '/x/react-data-grid/performance#throttled-updates',
    ],
    good: [
      '/x/react-data-grid/row-updates',
      '/x/react-data-grid/performance',
      '/x/react-data-grid/row-updates#the-updaterows-method',
      '/x/react-data-grid/demos/real-time-data',
    ],
    product: 'data-grid',
  },
  {
    query: 'apiRef.current.updateRows',
    kind: 'name',
    best: [
      '/x/api/data-grid/grid-api#grid-api-prop-updateRows',
      '/x/react-data-grid/row-updates#the-updaterows-method',
    ],
    good: [
      '/x/react-data-grid/row-updates',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-throttleRowsMs',
      '/x/react-data-grid/row-definition#row-updates',
      '/x/errors#you-cannot-update-several-rows-at-once-in-apiref-current-updaterows-on',
      '/x/api/data-grid/exports#export-GridRowModelUpdate',
      '/x/api/data-grid/grid-api',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-throttleRowsMs',
    ],
  },
  {
    // mui/mui-x#4951
    query: 'custom filter operator',
    kind: 'feature',
    best: ['/x/react-data-grid/filtering/customization#custom-operator'],
    good: [
      '/x/react-data-grid/filtering/customization#custom-input',
      '/x/api/data-grid/grid-filter-operator',
      '/x/react-data-grid/filtering/customization',
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-filterOperators',
      '/x/react-data-grid/filtering/customization#remove-operators',
      '/x/react-data-grid/filtering/header-filters#custom-operators-and-inputs',
      '/x/react-data-grid/filtering/customization#wrapped-operators',
    ],
  },
  {
    query: 'closeOnSelect',
    kind: 'name',
    best: [
      '/x/api/date-pickers/time-picker#time-picker-prop-closeOnSelect',
      '/x/api/date-pickers/date-picker#date-picker-prop-closeOnSelect',
      '/x/react-date-pickers/lifecycle#last-view-closes-the-popup',
      '/x/api/date-pickers/date-range-picker#date-range-picker-prop-closeOnSelect',
      '/x/api/date-pickers/date-time-picker#date-time-picker-prop-closeOnSelect',
    ],
    good: [
      '/x/react-date-pickers/lifecycle#when-onclose-is-called',
      '/x/api/date-pickers/date-time-picker',
      '/x/react-date-pickers/date-picker#action-bar',
      '/x/api/date-pickers/date-range-picker',
      '/x/api/date-pickers/date-picker',
      '/x/react-date-pickers/lifecycle',
      '/x/api/date-pickers/time-picker',
    ],
    product: 'date-pickers',
  },
  {
    query: 'slotProps.tooltip trigger',
    kind: 'name',
    best: [
      '/x/react-charts/tooltip#trigger',
      '/x/api/charts/charts-tooltip#charts-tooltip-prop-trigger',
    ],
    good: [
      '/x/react-charts/radar#tooltip',
      '/x/react-charts/tooltip',
      '/x/react-charts/tooltip#TooltipTrigger',
      '/x/api/charts/charts-tooltip',
      '/x/react-charts/sankey#tooltip',
    ],
  },
  {
    query: 'The Simple Tree View component does not support the `items` prop',
    kind: 'error',
    best: ['/x/errors#the-simple-tree-view-component-does-not-support-the-items-prop'],
    good: [
      '/x/react-tree-view/simple-tree-view/items',
      '/x/react-tree-view/simple-tree-view/items#items-from-data',
      '/x/react-tree-view/simple-tree-view/items#basic-usage',
      '/x/react-tree-view#simple-vs-rich-tree-view',
      '/x/errors#the-rich-tree-view-component-does-not-support-jsx-children',
    ],
  },
  {
    query: 'KeyboardDatePicker',
    kind: 'name',
    best: [
      '/x/react-date-pickers/date-picker#keyboard-date-picker-legacy',
      '/x/react-date-pickers/faq#keyboard-date-picker',
    ],
    good: ['/x/react-date-pickers/date-picker', '/x/react-date-pickers/faq'],
  },
  {
    query: 'area chart',
    kind: 'feature',
    best: [
      '/x/react-charts/lines#area',
      '/x/react-charts/areas-demo',
      '/x/react-charts/quickstart#area-chart',
    ],
    good: [
      '/x/api/charts/area-plot',
      '/x/api/charts/line-series-type#line-series-type-prop-area',
      '/x/react-charts/areas-demo#simple-area',
      '/x/react-charts/lines',
    ],
  },
  {
    query: 'showtoolbar',
    kind: 'name',
    best: [
      '/x/api/data-grid/data-grid#data-grid-prop-showToolbar',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-showToolbar',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-showToolbar',
      '/x/api/charts/bar-chart#bar-chart-prop-showToolbar',
    ],
    good: [
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-showToolbar',
      '/x/api/data-grid/data-grid',
    ],
  },
  {
    // mui/mui-x#16416
    query: 'sync zoom of several charts',
    kind: 'question',
    best: ['/x/react-charts/zoom-and-pan#zoom-synchronization'],
    good: [
      '/x/react-charts/composition#synchronized-charts',
      '/x/api/charts/line-chart-pro#line-chart-pro-prop-zoomData',
      '/x/api/charts/bar-chart-pro#bar-chart-pro-prop-zoomData',
      '/x/api/charts/line-chart-pro#line-chart-pro-prop-onZoomChange',
      '/x/api/charts/scatter-chart-pro#scatter-chart-pro-prop-zoomData',
    ],
  },
  {
    // mui/mui-x#5222
    query: 'weekday letters in calendar',
    kind: 'question',
    best: [
      '/x/react-date-pickers/adapters-locale#weekday-names',
      '/x/api/date-pickers/date-picker#date-picker-prop-dayOfWeekFormatter',
      '/x/api/date-pickers/date-calendar#date-calendar-prop-dayOfWeekFormatter',
      '/x/react-date-pickers/adapters-locale#WeekdayNames',
    ],
    good: [
      '/x/react-date-pickers/adapters-locale',
      '/x/api/date-pickers/date-picker',
      '/x/react-date-pickers/date-calendar#localization',
    ],
    product: 'tree-view',
  },
  {
    query: 'total row at the bottom',
    kind: 'feature',
    best: [
      '/x/react-data-grid/demos/time-off-calendar#totals',
      '/x/react-data-grid/row-pinning#implementing-row-pinning',
      '/x/react-data-grid/aggregation#totals-in-a-footer-row',
    ],
    good: [
      '/x/react-data-grid/aggregation',
      '/x/react-data-grid/aggregation#total-row-label',
      '/x/react-data-grid/aggregation#aggregation-position',
      '/x/react-data-grid/row-pinning',
    ],
  },
  {
    query: '日期库',
    kind: 'platform',
    best: [
      '/x/react-date-pickers/base-concepts#date-libraries',
      '/x/introduction/installation#date-library',
      '/x/react-date-pickers/getting-started#date-library',
    ],
    good: [
      '/x/react-date-pickers/getting-started',
      '/x/react-date-pickers/base-concepts',
      '/x/introduction/installation',
    ],
    language: 'zh',
  },
  {
    // mui/mui-x#14227
    query: 'react query',
    kind: 'platform',
    best: [
      '/x/react-data-grid/server-side-data/recipes#tanstack-query-in-a-data-source',
      '/x/react-data-grid/server-side-data/recipes#QueryRows',
      '/x/react-data-grid/server-side-data/recipes#tanstack-query',
    ],
    good: [
      '/x/react-data-grid/editing/persistence#tanstack-query',
      '/x/react-data-grid/server-side-data/recipes',
      '/x/react-data-grid/editing/persistence#QueryMutation',
      '/x/react-tree-view/rich-tree-view/lazy-loading#query-libraries',
      '/x/react-data-grid/editing/persistence',
    ],
    product: 'data-grid',
  },
  {
    query: 'prevent row select when clicking a cell',
    kind: 'question',
    best: [
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-disableRowSelectionOnClick',
      '/x/react-data-grid/row-selection#selection-on-click',
      '/x/api/data-grid/data-grid#data-grid-prop-disableRowSelectionOnClick',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-disableRowSelectionOnClick',
    ],
    good: [
      '/x/react-data-grid/column-definition#buttons-and-links-in-cells',
      '/x/react-data-grid/row-selection',
      '/x/react-data-grid/cells#cell-events',
      '/x/api/data-grid/data-grid',
      '/x/react-data-grid/cell-selection#cell-and-row-selection',
      '/x/react-data-grid/events#disabling-the-default-behavior',
      '/x/react-data-grid/events#buttons-in-cells',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#9674
    query: 'license key environment variable',
    kind: 'platform',
    best: ['/x/introduction/licensing#environment-variables'],
    good: [
      '/x/introduction/licensing',
      '/x/errors#invalid-license-key',
      '/x/introduction/licensing#license-key',
    ],
  },
  {
    query: 'MUI X: License key plan mismatch',
    kind: 'error',
    best: [
      '/x/errors#license-key-plan-mismatch',
      '/x/introduction/licensing#license-key-plan-mismatch',
    ],
    good: [
      '/x/introduction/licensing#from-pro-to-premium',
      '/x/introduction/licensing',
      '/x/introduction/licensing#validation-failures',
    ],
  },
  {
    query:
      'MUI X: Could not find the Data Grid context. It looks like you rendered your component outside of a DataGrid',
    kind: 'error',
    best: ['/x/errors#could-not-find-the-data-grid-context'],
    good: [
      '/x/errors#could-not-find-the-data-grid-private-context',
      '/x/react-data-grid/api-object#inside-the-data-grid',
      '/x/react-data-grid/api-object',
      '/x/react-data-grid/components#grid-api-in-slots',
      '/x/api/data-grid/use-grid-api-context',
    ],
    product: 'tree-view',
  },
  {
    // mui/mui-x#2873
    query: 'right click menu on row',
    kind: 'question',
    best: [
      '/x/react-data-grid/row-recipes#context-menu-on-rows-and-cells',
      '/x/react-data-grid/components#row',
    ],
    good: ['/x/react-data-grid/cells#cell-events', '/x/react-data-grid/row-recipes'],
  },
  {
    query: 'how to add a click handler to a pie slice',
    kind: 'task',
    best: [
      '/x/react-charts/pie#TrackClicks',
      '/x/api/charts/pie-chart#pie-chart-prop-onItemClick',
      '/x/react-charts/pie#click-events',
    ],
    good: ['/x/react-charts/pie', '/x/api/charts/pie-chart'],
    product: 'charts',
  },
  {
    query: 'series.connectNulls',
    kind: 'name',
    best: [
      '/x/react-charts/lines#connect-nulls',
      '/x/api/charts/line-series-type#line-series-type-prop-connectNulls',
    ],
    good: [
      '/x/api/charts/line-series-type',
      '/x/react-charts/lines',
      '/x/react-charts/line-demo#missing-data',
      '/x/react-charts/lines#ConnectNulls',
      '/x/api/charts/use-line-series#use-line-series-return-value-connectNulls',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#9403
    query: 'wcag compliance',
    kind: 'question',
    best: [
      '/x/react-tree-view/accessibility#guidelines',
      '/x/react-date-pickers/accessibility#guidelines',
      '/x/react-data-grid/accessibility#guidelines',
    ],
    good: [
      '/x/react-data-grid/row-ordering#keyboard-alternative',
      '/x/react-tree-view/accessibility#focus-and-selection-contrast',
      '/x/react-data-grid/accessibility',
      '/x/react-tree-view/accessibility',
    ],
  },
  {
    // mui/mui-x#10222
    query: 'text in the middle of donut',
    kind: 'question',
    best: ['/x/react-charts/pie-demo#center-label', '/x/react-charts/pie#center-label'],
    good: ['/x/react-charts/pie#donut-chart', '/x/react-charts/pie'],
  },
  {
    query: '社区版和 Pro 版的区别',
    kind: 'platform',
    best: [
      '/x/introduction/licensing#plans',
      '/x/introduction/licensing#pro-plan',
      '/x/introduction#plans',
    ],
    good: [
      '/x/introduction/licensing#community-plan',
      '/x/introduction/licensing#data-grid-features-by-plan',
      '/x/introduction/licensing#from-community-to-pro',
      '/x/introduction',
      '/x/introduction/installation#pro-and-premium-packages',
      '/x/introduction/licensing',
    ],
    language: 'zh',
  },
  {
    query: 'shouldDisableTme',
    kind: 'name',
    best: [
      '/x/react-date-pickers/validation#disable-specific-times',
      '/x/api/date-pickers/date-time-picker#date-time-picker-prop-shouldDisableTime',
      '/x/api/date-pickers/time-picker#time-picker-prop-shouldDisableTime',
      '/x/api/date-pickers/time-field#time-field-prop-shouldDisableTime',
    ],
    good: [
      '/x/api/date-pickers/time-picker',
      '/x/react-date-pickers/validation',
      '/x/api/date-pickers/date-time-picker',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#16388
    query: 'click legend to hide series',
    kind: 'question',
    best: [
      '/x/api/charts/charts-legend#charts-legend-prop-toggleVisibilityOnClick',
      '/x/react-charts/legend#toggle-visibility',
    ],
    good: [
      '/x/react-charts/legend#click-event',
      '/x/api/charts/charts-legend#charts-legend-prop-onItemClick',
      '/x/react-charts/legend#accessibility',
      '/x/react-charts/legend#controlled-visibility',
      '/x/react-charts/legend',
      '/x/react-charts/legend#visibility-change-callback',
      '/x/api/charts/charts-legend',
    ],
  },
  {
    query: 'tickLabelInterval',
    kind: 'name',
    best: [
      '/x/api/charts/x-axis#x-axis-prop-tickLabelInterval',
      '/x/react-charts/axis#hidden-tick-labels',
      '/x/api/charts/y-axis#y-axis-prop-tickLabelInterval',
      '/x/api/charts/charts-x-axis#charts-x-axis-prop-tickLabelInterval',
      '/x/api/charts/axis-config#axis-config-prop-tickLabelInterval',
    ],
    good: [
      '/x/api/charts/charts-x-axis#charts-x-axis-prop-tickInterval',
      '/x/api/charts/axis-config',
      '/x/react-charts/axis',
      '/x/api/charts/x-axis',
      '/x/react-charts/axis#tick-spacing',
      '/x/api/charts/x-axis#x-axis-prop-tickInterval',
      '/x/api/charts/use-x-axis#use-x-axis-return-value-tickInterval',
      '/x/api/charts/use-x-axis#use-x-axis-return-value-tickLabelInterval',
      '/x/api/charts/y-axis',
    ],
    product: 'charts',
  },
  {
    query: '插槽',
    kind: 'feature',
    best: ['/x/common-concepts/custom-components'],
    good: ['/x/react-data-grid/components', '/x/introduction#shared-features'],
    language: 'zh',
  },
  {
    // mui/mui-x#3889
    query: 'pagination without total count',
    kind: 'question',
    best: ['/x/react-data-grid/pagination#unknown-row-count'],
    good: [
      '/x/react-data-grid/pagination#estimated-row-count',
      '/x/api/data-grid/data-grid#data-grid-prop-rowCount',
      '/x/errors#the-rowcount-prop-must-be-passed-using-paginationmode-server',
      '/x/react-data-grid/pagination',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-rowCount',
    ],
  },
  {
    query: 'useGridApiEventHandler',
    kind: 'name',
    best: ['/x/react-data-grid/events#with-usegridevent'],
    good: [
      '/x/migration/migration-data-grid-v7#api-object',
      '/x/react-data-grid/events',
      '/x/react-data-grid/editing/editing-events#events-in-other-components',
      '/x/api/data-grid/use-grid-event',
      '/x/migration/migration-data-grid-v7',
    ],
    product: 'data-grid',
  },
  {
    query: 'pivot table',
    kind: 'feature',
    best: ['/x/react-data-grid/pivoting#quick-start', '/x/react-data-grid/pivoting'],
    good: [
      '/x/react-data-grid/pivoting-explained',
      '/x/react-data-grid/server-side-data/pivoting',
      '/x/react-data-grid/pivoting-explained#pivoting-parameters',
      '/x/react-data-grid/components/pivot-panel',
      '/x/react-data-grid/components/pivot-panel#pivot-switch',
      '/x/react-data-grid/pivoting-explained#pivot-group-or-aggregate',
      '/x/react-data-grid/server-side-data/pivoting#server-side-pivot-tables',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#10841
    query: 'MUI X: Can not find the date and time pickers localization context',
    kind: 'error',
    best: [
      '/x/react-date-pickers/faq#missing-provider',
      '/x/errors#can-not-find-the-date-and-time-pickers-localization-context',
    ],
    good: [
      '/x/introduction/installation#date-library',
      '/x/migration/migration-pickers-lab#limits',
      '/x/api/date-pickers/localization-provider',
      '/x/errors#can-not-find-the-date-and-time-pickers-adapter-from-its-localization',
      '/x/react-date-pickers/getting-started',
      '/x/react-date-pickers/getting-started#localization-provider',
    ],
  },
  {
    // mui/mui-x#12474
    query: 'cursor pagination',
    kind: 'feature',
    best: [
      '/x/react-data-grid/pagination#CursorPagination',
      '/x/react-data-grid/server-side-data/recipes#cursor-pagination',
      '/x/react-data-grid/server-side-data/recipes#CursorPages',
      '/x/react-data-grid/server-side-data/recipes#wait-for-the-cursor',
      '/x/react-data-grid/pagination#cursor-based-pagination',
    ],
    good: [
      '/x/react-data-grid/server-side-data/recipes#cursor-and-infinite-scrolling',
      '/x/react-data-grid/server-side-data/recipes',
      '/x/react-data-grid/pagination',
    ],
    product: 'charts',
  },
  {
    query: '导出 excel',
    kind: 'feature',
    best: ['/x/react-data-grid/export#ExcelFile', '/x/react-data-grid/export#excel-export'],
    good: [
      '/x/react-data-grid/components/export#ExcelButton',
      '/x/api/data-grid/export-excel',
      '/x/react-data-grid/export#ExcelDocument',
      '/x/react-data-grid/export',
      '/x/react-data-grid/export#export-menu',
      '/x/api/data-grid/grid-api#grid-api-prop-exportDataAsExcel',
      '/x/react-data-grid/components/export',
    ],
    product: 'data-grid',
    language: 'zh',
  },
  {
    query: 'sticky first column',
    kind: 'feature',
    best: [
      '/x/react-data-grid/column-pinning#PinnedColumns',
      '/x/react-data-grid/column-pinning#initial-pinned-columns',
      '/x/react-data-grid/column-pinning',
    ],
    good: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-pinnedColumns',
      '/x/react-data-grid/demos/time-off-calendar#pinned-columns',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#14265
    query: 'preselect rows',
    kind: 'task',
    best: ['/x/react-data-grid/row-selection#controlled-row-selection'],
    good: [
      '/x/react-data-grid/row-selection',
      '/x/api/data-grid/data-grid#data-grid-prop-rowSelectionModel',
      '/x/react-data-grid/row-selection#selection-model',
    ],
  },
  {
    query: '饼图',
    kind: 'feature',
    best: ['/x/react-charts/pie'],
    good: ['/x/react-charts#pie-charts', '/x/react-charts/pie-demo', '/x/api/charts/pie-chart'],
    language: 'zh',
  },
  {
    query: 'testing date picker opens mobile version',
    kind: 'question',
    best: ['/x/react-date-pickers/base-concepts#variants-in-tests'],
    good: [
      '/x/api/date-pickers/date-picker#date-picker-prop-desktopModeMediaQuery',
      '/x/react-date-pickers/base-concepts',
      '/x/react-date-pickers/base-concepts#testing',
      '/x/react-date-pickers/base-concepts#desktop-and-mobile-variants',
      '/x/react-date-pickers/base-concepts#ResponsivePickers',
    ],
    product: 'date-pickers',
  },
  {
    query: 'GridToolbarQuickFilter',
    kind: 'name',
    best: ['/x/api/data-grid/grid-toolbar-quick-filter'],
    good: [
      '/x/migration/migration-data-grid-v7#toolbar',
      '/x/react-data-grid/filtering/quick-filter',
      '/x/react-data-grid/components#legacy-toolbar',
      '/x/react-data-grid/components/toolbar#legacy-toolbar',
      '/x/react-data-grid/components/quick-filter',
      '/x/api/data-grid/quick-filter',
    ],
    product: 'data-grid',
  },
  {
    query: 'how to add a button to every row',
    kind: 'task',
    best: ['/x/react-data-grid/column-definition#actions'],
    good: [
      '/x/react-data-grid/cells#rendercell',
      '/x/react-data-grid/column-definition',
      '/x/react-data-grid/column-definition#buttons-and-links-in-cells',
      '/x/api/data-grid/grid-actions-cell-item',
    ],
  },
  {
    // mui/mui-x#1852
    query: 'hide export button',
    kind: 'question',
    best: ['/x/react-data-grid/export#export-options'],
    good: [
      '/x/react-data-grid/components/toolbar',
      '/x/react-charts/export#default-toolbar',
      '/x/react-data-grid/export',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#9881
    query: 'x axis shows extra ticks between dates',
    kind: 'question',
    best: ['/x/react-charts/axis#fixed-tick-positions', '/x/react-charts/axis#tick-count'],
    good: [
      '/x/react-charts/axis#time-scale',
      '/x/react-charts/axis#ticks',
      '/x/api/charts/x-axis#x-axis-prop-tickInterval',
      '/x/react-charts/axis',
      '/x/react-charts/lines#x-axis-scale',
    ],
  },
  {
    // mui/mui-x#8838
    query: 'disable booked dates',
    kind: 'question',
    best: [
      '/x/react-date-pickers/recipes#blocked-ranges',
      '/x/react-date-pickers/validation#disable-specific-dates',
      '/x/api/date-pickers/date-picker#date-picker-prop-shouldDisableDate',
    ],
    good: [
      '/x/react-date-pickers/date-range-calendar#validation',
      '/x/api/date-pickers/date-picker',
      '/x/react-date-pickers/validation#disable-dates-in-range-components',
      '/x/react-date-pickers/recipes',
      '/x/react-date-pickers/validation',
    ],
  },
  {
    query: '报告缺陷',
    kind: 'task',
    best: ['/x/introduction/support#report-a-bug'],
    good: ['/x/introduction/support#bug-reproductions', '/x/introduction/support'],
    language: 'zh',
  },
  {
    query: '24 hour format',
    kind: 'feature',
    best: [
      '/x/react-date-pickers/time-picker#12-hour-and-24-hour-time',
      '/x/api/date-pickers/time-picker#time-picker-prop-ampm',
      '/x/react-date-pickers/adapters-locale#12-hour-and-24-hour-time',
      '/x/react-date-pickers/digital-clock#12-hour-and-24-hour-time',
      '/x/react-date-pickers/time-field#12-hour-and-24-hour-time',
      '/x/react-date-pickers/faq#24-hour-time',
    ],
    good: [
      '/x/api/date-pickers/time-picker',
      '/x/react-date-pickers/time-field#time-format',
      '/x/react-date-pickers/time-picker',
      '/x/react-date-pickers/adapters-locale',
      '/x/react-date-pickers/adapters-locale#field-format',
      '/x/react-date-pickers/adapters-locale#default-formats',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#19275
    query: 'which operators can I use in filterModel',
    kind: 'question',
    best: ['/x/react-data-grid/filtering#filter-operators'],
    good: [
      '/x/react-data-grid/filtering#filter-model',
      '/x/api/data-grid/grid-filter-item',
      '/x/react-data-grid/filtering',
      '/x/errors#the-operator-field-is-required-on-filtermodel-items-one-or-more-of',
      '/x/errors#no-filter-operator-found-for-column-and-operator-value',
    ],
  },
  {
    // mui/mui-x#6554
    query: 'load translations dynamically',
    kind: 'question',
    best: ['/x/react-data-grid/localization#loading-locales-on-demand'],
    good: [
      '/x/react-date-pickers/localization#locales-on-demand',
      '/x/react-data-grid/localization',
    ],
    product: 'data-grid',
  },
  {
    query: 'AdapterDayjs',
    kind: 'name',
    best: ['/x/api/date-pickers/exports#export-AdapterDayjs'],
    good: [
      '/x/errors#can-not-find-the-date-and-time-pickers-adapter-from-its-localization',
      '/x/react-date-pickers/base-concepts#date-libraries',
      '/x/react-date-pickers/getting-started#localization-provider',
      '/x/api/date-pickers/localization-provider#localization-provider-prop-dateAdapter',
      '/x/api/date-pickers/exports',
      '/x/react-date-pickers/faq#dates-from-another-library',
      '/x/introduction/installation#date-library',
      '/x/react-date-pickers/getting-started#date-library',
      '/x/react-date-pickers/getting-started',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#13705
    query: 'only one checkbox selected at a time',
    kind: 'question',
    best: [
      '/x/react-data-grid/row-selection#checkbox-selection',
      '/x/react-tree-view/rich-tree-view/selection#checkbox-selection',
    ],
    good: [
      '/x/react-data-grid/row-selection#single-row-selection',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-disableMultipleRowSelection',
      '/x/react-data-grid/row-selection',
      '/x/react-tree-view/rich-tree-view/selection#single-selection',
      '/x/api/data-grid/data-grid#data-grid-prop-disableMultipleRowSelection',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-disableMultipleRowSelection',
    ],
  },
  {
    query: 'FunnelChart',
    kind: 'name',
    best: ['/x/api/charts/funnel-chart', '/x/react-charts/funnel'],
    good: [
      '/x/api/charts/funnel-plot',
      '/x/react-charts/funnel#FunnelChartPlayground',
      '/x/react-charts/quickstart#funnel-chart',
    ],
  },
  {
    // mui/mui-x#19201
    query: 'vitest',
    kind: 'platform',
    best: ['/x/migration/usage-with-material-ui-v5-v6#vitest'],
    good: [
      '/x/react-data-grid/getting-started#bundling',
      '/x/react-data-grid/getting-started#testing',
      '/x/react-date-pickers/base-concepts#clock-and-time-zone-in-tests',
      '/x/migration/usage-with-material-ui-v5-v6',
      '/x/migration/usage-with-material-ui-v5-v6#configuration',
      '/x/react-charts/getting-started#testing',
      '/x/react-data-grid/getting-started',
    ],
  },
  {
    query: 'slots and slotProps',
    kind: 'feature',
    best: [
      '/x/common-concepts/custom-components',
      '/x/common-concepts/custom-components#slots',
      '/x/react-data-grid/components#slots-and-slot-props',
    ],
    good: [
      '/x/common-concepts/custom-components#slot-prop-types',
      '/x/api/data-grid/data-grid#data-grid-prop-slots',
      '/x/api/date-pickers/date-picker#date-picker-prop-slotProps',
      '/x/api/tree-view/tree-item#tree-item-prop-slots',
      '/x/api/tree-view/tree-item#tree-item-prop-slotProps',
      '/x/api/date-pickers/date-picker#date-picker-prop-slots',
      '/x/react-data-grid/style-recipes#typed-slots-and-slot-props',
      '/x/common-concepts/custom-components#slot-props',
      '/x/react-date-pickers/base-concepts#slots',
    ],
  },
  {
    query: 'copy paste from excel',
    kind: 'feature',
    best: ['/x/react-data-grid/clipboard#clipboard-paste', '/x/react-data-grid/clipboard'],
    good: [
      '/x/react-data-grid/clipboard#copy-a-cell-range',
      '/x/react-data-grid/cell-selection#copy-and-paste',
      '/x/react-data-grid/recipes-editing#with-commercial-features',
      '/x/react-data-grid/clipboard#clipboard-copy',
      '/x/react-data-grid/clipboard#api',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#6553
    query: "Cannot read properties of undefined (reading 'id') processRowUpdate",
    kind: 'error',
    best: [
      '/x/react-data-grid/editing/persistence#the-processrowupdate-callback',
      '/x/react-data-grid/editing#save-changes',
    ],
    good: [
      '/x/api/data-grid/data-grid#data-grid-prop-onProcessRowUpdateError',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-processRowUpdate',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-processRowUpdate',
      '/x/react-data-grid/editing/persistence',
      '/x/api/data-grid/data-grid#data-grid-prop-processRowUpdate',
    ],
    product: 'data-grid',
  },
  {
    query: 'A component is changing the uncontrolled value of a Picker to be controlled',
    kind: 'error',
    best: [
      '/x/react-date-pickers/faq#null-and-undefined',
      '/x/errors#a-component-is-changing-the-controlled-value-of-a-picker-to-be',
    ],
    good: [
      '/x/react-date-pickers/base-concepts',
      '/x/react-date-pickers/time-picker#controlled-value',
      '/x/react-date-pickers/date-picker#controlled-value',
      '/x/react-date-pickers/date-calendar#controlled-value',
      '/x/react-date-pickers/base-concepts#controlled-value',
      '/x/react-date-pickers/date-time-picker#controlled-value',
    ],
  },
  {
    // mui/mui-x#9983
    query: 'exclude column from export',
    kind: 'task',
    best: [
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-disableExport',
      '/x/react-data-grid/export#ExportedColumns',
      '/x/react-data-grid/export#exported-columns',
    ],
    good: ['/x/react-data-grid/export', '/x/api/data-grid/grid-col-def'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#5418
    query: 'remember column order and width after reload',
    kind: 'question',
    best: [
      '/x/react-data-grid/state#save-and-restore-the-state-from-external-storage',
      '/x/react-data-grid/column-recipes#StoredColumns',
      '/x/react-data-grid/column-recipes#column-state-in-local-storage',
      '/x/react-data-grid/filtering-recipes#persist-the-grid-state',
    ],
    good: [
      '/x/react-data-grid/column-recipes#widths-and-order-of-changing-columns',
      '/x/react-data-grid/state#save-and-restore-the-state',
      '/x/react-data-grid/filtering-recipes',
      '/x/react-data-grid/state',
      '/x/react-data-grid/column-recipes',
    ],
  },
  {
    // mui/mui-x#8957
    query: 'every row shows the same data',
    kind: 'question',
    best: ['/x/react-data-grid/row-definition#row-identifier'],
    good: [
      '/x/errors#the-data-grid-component-requires-all-rows-to-have-a-unique-id',
      '/x/react-data-grid/row-definition',
      '/x/api/data-grid/data-grid#data-grid-prop-getRowId',
    ],
    product: 'charts',
  },
  {
    query: 'columVisibilityModel',
    kind: 'name',
    best: [
      '/x/api/data-grid/data-grid#data-grid-prop-columnVisibilityModel',
      '/x/react-data-grid/column-visibility#controlled-visibility',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-columnVisibilityModel',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-columnVisibilityModel',
    ],
    good: [
      '/x/api/data-grid/data-grid#data-grid-prop-onColumnVisibilityModelChange',
      '/x/react-data-grid/column-visibility',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-onColumnVisibilityModelChange',
      '/x/api/data-grid/exports#export-GridColumnVisibilityModel',
      '/x/api/data-grid/selectors#selector-gridColumnVisibilityModelSelector',
      '/x/api/data-grid/data-grid',
      '/x/api/data-grid/grid-api#grid-api-prop-setColumnVisibilityModel',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-columnVisibilityModel',
      '/x/api/data-grid/events#event-columnVisibilityModelChange',
    ],
  },
  {
    query: 'expand only one row detail at a time',
    kind: 'question',
    best: [
      '/x/react-data-grid/row-recipes#one-expanded-detail-panel-at-a-time',
      '/x/react-data-grid/row-recipes#OnePanelAtATime',
    ],
    good: [
      '/x/react-data-grid/row-recipes',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-onDetailPanelExpandedRowIdsChange',
      '/x/react-data-grid/master-detail#controlling-expanded-detail-panels',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-detailPanelExpandedRowIds',
    ],
    product: 'data-grid',
  },
  {
    query: 'apiRef.current.setFilterModel({ items: [] })',
    kind: 'name',
    best: [
      '/x/api/data-grid/grid-api#grid-api-prop-setFilterModel',
      '/x/react-data-grid/components/filter-panel#clear-filters',
    ],
    good: [
      '/x/api/data-grid/grid-api',
      '/x/react-data-grid/filtering#api-methods',
      '/x/react-data-grid/filtering#filter-model',
      '/x/react-data-grid/filtering#controlled-filtering',
    ],
  },
  {
    // mui/mui-x#12195
    query: 'date picker saves previous day',
    kind: 'question',
    best: [
      '/x/react-date-pickers/date-picker#time-zones',
      '/x/react-date-pickers/faq#date-off-by-one',
      '/x/react-date-pickers/timezone#date-only-values',
    ],
    good: [
      '/x/react-date-pickers/base-concepts#time-zones',
      '/x/react-date-pickers/timezone',
      '/x/react-date-pickers/date-picker#DateInUtc',
    ],
  },
  {
    // mui/mui-x#15418
    query: 'date picker in grid cell',
    kind: 'question',
    best: [
      '/x/react-data-grid/recipes-editing#DatePickerCell',
      '/x/react-data-grid/recipes-editing#date-pickers',
      '/x/react-data-grid/custom-columns#date-pickers',
    ],
    good: ['/x/react-data-grid/recipes-editing', '/x/react-data-grid/custom-columns'],
    product: 'tree-view',
  },
  {
    query: 'horizontal bar chart',
    kind: 'feature',
    best: ['/x/react-charts/bars#HorizontalBars', '/x/react-charts/bars#horizontal-bars'],
    good: [
      '/x/react-charts#bar-charts',
      '/x/api/charts/bar-chart#bar-chart-prop-layout',
      '/x/react-charts/bars',
    ],
  },
  {
    // mui/mui-x#8153
    query: 'MUI X: The page size `20` is not present in the `pageSizeOptions`',
    kind: 'error',
    best: [
      '/x/react-data-grid/pagination#page-size-options',
      '/x/errors#the-page-size-is-not-present-in-the-pagesizeoptions',
    ],
    good: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-pageSizeOptions',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-pageSizeOptions',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-pageSizeOptions',
      '/x/react-data-grid/pagination',
      '/x/api/data-grid/data-grid#data-grid-prop-pageSizeOptions',
    ],
    product: 'data-grid',
  },
  {
    query: 'params.row',
    kind: 'name',
    best: ['/x/api/data-grid/grid-cell-params#grid-cell-params-prop-row'],
    good: [
      '/x/react-data-grid/cells#cell-parameters',
      '/x/react-data-grid/cells#rendercell',
      '/x/api/data-grid/grid-row-class-name-params',
      '/x/api/data-grid/grid-row-params',
      '/x/api/data-grid/grid-cell-params',
      '/x/api/data-grid/grid-render-cell-params',
    ],
  },
  {
    query: 'MuiTreeItem-content',
    kind: 'name',
    best: ['/x/api/tree-view/tree-item#tree-item-classes-content'],
    good: [
      '/x/api/tree-view/rich-tree-view#rich-tree-view-classes-itemContent',
      '/x/react-tree-view/rich-tree-view/customization#styling-items',
      '/x/react-tree-view/tree-item-customization#content-slot-props',
      '/x/react-tree-view/simple-tree-view/customization#styling-with-sx',
      '/x/api/tree-view/tree-item',
    ],
    product: 'tree-view',
  },
  {
    query: 'sparkline in table cell',
    kind: 'feature',
    best: [
      '/x/react-charts/sparkline#data-grid-cells',
      '/x/react-charts/sparkline#SparklineCells',
      '/x/react-data-grid/custom-columns#sparkline',
    ],
    good: [
      '/x/react-charts/sparkline',
      '/x/react-data-grid/demos/real-time-data#sparkline-cells',
      '/x/react-charts#sparklines',
      '/x/react-data-grid/custom-columns',
    ],
  },
  {
    // mui/mui-x#19377
    query: 'combine bar and line chart',
    kind: 'question',
    best: ['/x/react-charts/bars#composition', '/x/react-charts/getting-started#composition'],
    good: [
      '/x/react-charts/lines#composition',
      '/x/react-charts/composition#bell-curve',
      '/x/react-charts#composition',
      '/x/react-charts/composition#series-types',
      '/x/react-charts/composition#graphical-components',
      '/x/react-charts/getting-started',
      '/x/react-charts/composition',
    ],
    product: 'charts',
  },
  {
    query: '焦点',
    kind: 'feature',
    best: ['/x/react-tree-view/rich-tree-view/focus', '/x/react-tree-view/simple-tree-view/focus'],
    product: 'tree-view',
    language: 'zh',
  },
  {
    query: 'opt out telemetry',
    kind: 'platform',
    best: [
      '/x/guides/telemetry#environment-variable',
      '/x/guides/telemetry#settings-function',
      '/x/guides/telemetry#opt-out-of-telemetry',
    ],
    good: ['/x/guides/telemetry', '/x/guides/telemetry#opt-in-to-telemetry'],
  },
  {
    query: 'dayjs',
    kind: 'platform',
    best: [
      '/x/introduction/installation#date-library',
      '/x/react-date-pickers/getting-started#date-library',
    ],
    good: [
      '/x/react-date-pickers/timezone#utc-with-day-js',
      '/x/react-date-pickers/timezone#day-js',
      '/x/react-date-pickers/timezone#ZoneDayjs',
      '/x/react-date-pickers#date-libraries',
      '/x/react-date-pickers/timezone#time-zones-with-day-js',
      '/x/api/date-pickers/exports#export-AdapterDayjs',
      '/x/react-date-pickers/adapters-locale#locale',
      '/x/react-date-pickers/base-concepts#date-libraries',
      '/x/react-date-pickers/timezone#UtcDayjs',
      '/x/introduction/installation#date-and-time-pickers',
      '/x/react-date-pickers/getting-started',
    ],
  },
  {
    query: 'logarithmic axis',
    kind: 'feature',
    best: ['/x/react-charts/lines#log-scale', '/x/react-charts/axis#scale-types'],
    good: [
      '/x/react-charts/axis#symlog-scale',
      '/x/react-charts/axis',
      '/x/react-charts/bars#log-scale',
    ],
    product: 'charts',
  },
  {
    // mui/mui-x#18723
    query:
      'A component is changing the default expandedItems state of an uncontrolled RichTreeView after being initialized',
    kind: 'error',
    best: [
      '/x/react-tree-view/rich-tree-view/expansion#initial-expansion',
      '/x/errors#a-component-is-changing-the-default-state-of-an-uncontrolled-after-being',
    ],
    good: [
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-expandedItems',
      '/x/react-tree-view/rich-tree-view/expansion',
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-defaultExpandedItems',
      '/x/react-tree-view/rich-tree-view/expansion#controlled-expansion',
    ],
    product: 'date-pickers',
  },
  {
    query: 'treemap',
    kind: 'feature',
    best: [
      '/x/react-charts/treemap#composed-treemap',
      '/x/react-charts/treemap#ComposedTreemap',
      '/x/react-charts/treemap',
    ],
    good: [
      '/x/react-charts/treemap#rings',
      '/x/react-charts/treemap#bars',
      '/x/react-charts#planned-charts',
      '/x/introduction/roadmap#planned-features',
    ],
  },
  {
    // mui/mui-x#9824
    query: 'print only selected rows',
    kind: 'question',
    best: ['/x/react-data-grid/export#export-menu'],
    good: [
      '/x/react-data-grid/export#print-export',
      '/x/react-data-grid/export',
      '/x/react-data-grid/export#exported-rows',
      '/x/react-data-grid/export#export-options',
    ],
    product: 'tree-view',
  },
  {
    query: 'MUI X Charts: Could not find the Charts context',
    kind: 'error',
    best: [
      '/x/errors#could-not-find-the-charts-context-this-happens-when-the-component-is',
      '/x/react-charts/hooks#caveats',
    ],
    good: [
      '/x/react-charts/getting-started',
      '/x/api/charts/charts-data-provider',
      '/x/api/charts/charts-container',
      '/x/react-charts/getting-started#composition',
    ],
  },
  {
    // mui/mui-x#6460
    query: 'data grid mobile view',
    kind: 'question',
    best: [
      '/x/react-data-grid/list-view#responsive-list-view-with-media-query',
      '/x/react-data-grid/list-view',
      '/x/react-data-grid/column-recipes#grid-on-a-phone',
    ],
    good: [
      '/x/react-data-grid/list-view#implementing-list-view',
      '/x/react-data-grid/list-view#optimizing-list-view-for-small-screens',
      '/x/react-data-grid/list-view#list-view-by-container-width',
      '/x/react-data-grid/column-recipes',
      '/x/react-data-grid/column-visibility#responsive-columns',
    ],
    product: 'data-grid',
  },
  {
    query: 'Material UI v5 一起使用',
    kind: 'platform',
    best: ['/x/migration/usage-with-material-ui-v5-v6'],
    good: [
      '/x/migration/usage-with-material-ui-v5-v6#package-layout',
      '/x/introduction#mui-x-and-material-ui',
    ],
    language: 'zh',
  },
  {
    // mui/mui-x#7606
    query: 'date range in one text field',
    kind: 'question',
    best: [
      '/x/react-date-pickers/date-range-picker#single-input-field',
      '/x/react-date-pickers/fields#range-fields',
      '/x/react-date-pickers/custom-field#single-input-range-fields',
    ],
    good: [
      '/x/react-date-pickers/date-range-field',
      '/x/react-date-pickers/date-range-picker',
      '/x/api/date-pickers/single-input-date-range-field',
      '/x/react-date-pickers/lifecycle#range-fields',
      '/x/react-date-pickers/custom-field',
      '/x/react-date-pickers/date-range-picker#component-composition',
      '/x/react-date-pickers/custom-field#range-separator-text',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#13419
    query: 'tooltip title for histogram buckets',
    kind: 'question',
    best: ['/x/react-charts/tooltip#axis-heading'],
    good: ['/x/react-charts/tooltip#axis-content', '/x/react-charts/tooltip'],
  },
  {
    // mui/mui-x#12482
    query: 'different label in legend and tooltip',
    kind: 'question',
    best: [
      '/x/react-charts/label#LabelByLocation',
      '/x/react-charts/label#label-by-location',
      '/x/react-charts/tooltip#series-labels',
    ],
    good: [
      '/x/api/charts/bar-series-type#bar-series-type-prop-label',
      '/x/react-charts/funnel#display-legends',
      '/x/api/charts/bar-series-type',
      '/x/api/charts/line-series-type#line-series-type-prop-label',
      '/x/api/charts/line-series-type',
      '/x/react-charts/label#PieLabels',
      '/x/react-charts/label#pie-labels',
      '/x/react-charts/label',
      '/x/react-charts/tooltip',
      '/x/react-charts/label#basics',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#12883
    query: 'selecting parent selects children',
    kind: 'question',
    best: [
      '/x/api/tree-view/simple-tree-view#simple-tree-view-prop-selectionPropagation',
      '/x/react-tree-view/rich-tree-view/selection#selection-propagation',
      '/x/react-tree-view/simple-tree-view/selection#selection-propagation',
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-selectionPropagation',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/selection',
      '/x/api/tree-view/rich-tree-view',
      '/x/react-data-grid/row-grouping#automatic-parent-and-child-selection',
      '/x/react-tree-view/simple-tree-view/selection',
      '/x/api/tree-view/simple-tree-view',
      '/x/react-tree-view/rich-tree-view/lazy-loading#selection',
      '/x/react-tree-view/rich-tree-view/selection#selected-leaves',
      '/x/react-data-grid/row-selection#ParentSelection',
      '/x/react-data-grid/row-selection#parent-and-child-selection',
      '/x/react-data-grid/tree-data#automatic-parent-and-child-selection-with-tree-data',
    ],
    product: 'tree-view',
  },
  {
    // mui/mui-x#11277
    query: 'bar color depending on value',
    kind: 'question',
    best: [
      '/x/react-charts/styling#color-callback',
      '/x/react-charts/bars#color-callback',
      '/x/api/charts/bar-series-type#bar-series-type-prop-colorGetter',
      '/x/react-charts/styling#ColorCallback',
      '/x/react-charts/bars#color-scale',
    ],
    good: [
      '/x/react-charts/styling#color-maps',
      '/x/react-charts/sparkline#color-scale',
      '/x/react-charts/bar-demo#positive-and-negative-bars',
      '/x/react-charts/styling#piecewise-color-map',
      '/x/react-charts/bars',
    ],
    product: 'charts',
  },
  {
    query: 'useDrawingArea',
    kind: 'name',
    best: ['/x/api/charts/use-drawing-area', '/x/react-charts/components#drawing-area'],
    good: [
      '/x/react-charts/styling#DrawingAreaBackground',
      '/x/react-charts/components#DrawingAreaFrame',
      '/x/react-charts/styling#drawing-area-background',
      '/x/react-charts/hooks',
      '/x/api/charts/exports#export-ChartDrawingArea',
    ],
  },
  {
    // mui/mui-x#16538
    query: 'LicenseInfo.setLicenseKey next app router',
    kind: 'platform',
    best: ['/x/introduction/licensing#next-js-app-router'],
    good: [
      '/x/introduction/licensing',
      '/x/introduction/licensing#next-js-pages-router',
      '/x/introduction/licensing#next-js',
      '/x/errors#missing-license-key',
      '/x/introduction/licensing#license-key',
    ],
  },
  {
    // mui/mui-x#10322
    query: 'know which shortcut was clicked',
    kind: 'question',
    best: [
      '/x/api/date-pickers/picker-change-handler-context#picker-change-handler-context-prop-shortcut',
      '/x/react-date-pickers/shortcuts#chosen-shortcut',
    ],
    good: [
      '/x/react-date-pickers/date-picker#change-source',
      '/x/react-date-pickers/shortcuts',
      '/x/react-date-pickers/lifecycle#shortcut-values',
      '/x/api/date-pickers/picker-change-handler-context',
    ],
  },
  {
    // mui/mui-x#12052
    query: 'sort null values last',
    kind: 'question',
    best: [
      '/x/react-data-grid/sorting#EmptyValuesLast',
      '/x/react-data-grid/sorting#empty-values-last',
    ],
    good: [
      '/x/react-data-grid/sorting',
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-getSortComparator',
      '/x/react-data-grid/sorting#sortable-columns',
    ],
    product: 'data-grid',
  },
  {
    query: '图例',
    kind: 'feature',
    best: ['/x/react-charts/legend'],
    good: [
      '/x/api/charts/bar-chart#bar-chart-prop-hideLegend',
      '/x/api/charts/bar-chart#BarChart-css-legend',
      '/x/react-charts/heatmap#legend',
      '/x/api/charts/use-legend',
      '/x/react-charts/hooks#legend-hooks',
      '/x/api/charts/charts-legend',
      '/x/react-charts/radar#legend',
    ],
    product: 'charts',
    language: 'zh',
  },
  {
    query: '.MuiDataGrid-row--editing',
    kind: 'name',
    best: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-classes-row--editing',
      '/x/api/data-grid/data-grid#data-grid-classes-row--editing',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-classes-row--editing',
    ],
    good: [
      '/x/api/data-grid/data-grid',
      '/x/api/data-grid/data-grid#data-grid-classes-row--editable',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#12072
    query: 'date picker without typing',
    kind: 'question',
    best: ['/x/react-date-pickers/custom-field#read-only-text-field'],
    good: [
      '/x/react-date-pickers/custom-field',
      '/x/react-date-pickers/custom-field#read-only-field-on-mobile',
      '/x/react-date-pickers/recipes',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#10492
    query: 'clear button in date picker',
    kind: 'question',
    best: [
      '/x/react-date-pickers/date-picker#ClearDate',
      '/x/react-date-pickers/faq#clear-button',
      '/x/react-date-pickers/date-picker#clearing-the-value',
    ],
    good: [
      '/x/api/date-pickers/date-picker#DatePicker-css-clearButton',
      '/x/react-date-pickers/fields#custom-clear-icon',
      '/x/api/date-pickers/date-field#date-field-prop-clearable',
      '/x/react-date-pickers/custom-components',
      '/x/api/date-pickers/date-field#date-field-prop-clearButtonPosition',
      '/x/react-date-pickers/fields#clearable-fields',
      '/x/react-date-pickers/date-picker',
      '/x/react-date-pickers/date-range-picker#single-input-field',
    ],
    product: 'date-pickers',
  },
  {
    query: 'today button',
    kind: 'question',
    best: [
      '/x/react-date-pickers/custom-components#available-actions',
      '/x/react-date-pickers/date-picker#action-bar',
    ],
    good: [
      '/x/react-date-pickers/lifecycle#action-bar-values',
      '/x/react-date-pickers/custom-components',
      '/x/react-date-pickers/custom-components#action-bar',
      '/x/api/date-pickers/pickers-action-bar',
      '/x/api/date-pickers/pickers-locale-text#pickers-locale-text-prop-todayButtonLabel',
      '/x/react-date-pickers/date-picker',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#15467
    query: 'expand only when clicking the arrow',
    kind: 'question',
    best: [
      '/x/react-tree-view/simple-tree-view/expansion#expansion-trigger',
      '/x/react-tree-view/rich-tree-view/expansion#expansion-trigger',
      '/x/react-tree-view/rich-tree-view/expansion#ExpandByIcon',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/expansion',
      '/x/api/tree-view/rich-tree-view',
      '/x/react-tree-view/simple-tree-view/expansion',
      '/x/api/tree-view/simple-tree-view',
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-expansionTrigger',
      '/x/react-tree-view/tree-item-customization#expansion',
      '/x/api/tree-view/simple-tree-view#simple-tree-view-prop-expansionTrigger',
      '/x/react-tree-view/simple-tree-view/expansion#expand-without-selecting',
    ],
    product: 'tree-view',
  },
  {
    query: 'only leaf items selectable',
    kind: 'question',
    best: [
      '/x/react-tree-view/simple-tree-view/selection#unselectable-items',
      '/x/react-tree-view/rich-tree-view/selection#ExcludeItems',
      '/x/react-tree-view/rich-tree-view/selection#selectable-items',
      '/x/react-tree-view/simple-tree-view/selection#OnlyLeaves',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/selection',
      '/x/react-tree-view/rich-tree-view/selection#selected-leaves',
      '/x/react-tree-view/simple-tree-view/selection',
      '/x/react-tree-view/rich-tree-view/selection#LeavesOnly',
    ],
    product: 'tree-view',
  },
  {
    query: '节点自定义',
    kind: 'feature',
    best: ['/x/react-tree-view/tree-item-customization'],
    good: [
      '/x/react-tree-view/simple-tree-view/customization',
      '/x/react-tree-view/rich-tree-view/customization',
    ],
    language: 'zh',
  },
  {
    // mui/mui-x#9674
    query: 'how many developer licenses',
    kind: 'platform',
    best: ['/x/introduction/licensing#number-of-developer-licenses'],
    good: ['/x/introduction/licensing#license-key-location', '/x/introduction/licensing'],
  },
  {
    // mui/mui-x#15278
    query: 'excel export header color',
    kind: 'question',
    best: [
      '/x/react-data-grid/row-recipes#StyledExcel',
      '/x/react-data-grid/row-recipes#styled-excel-file',
    ],
    good: [
      '/x/react-data-grid/export',
      '/x/api/data-grid/grid-excel-export-options',
      '/x/react-data-grid/row-recipes',
      '/x/react-data-grid/export#excel-document',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#9686
    query: 'tree view drag item to another folder',
    kind: 'question',
    best: [
      '/x/react-tree-view/rich-tree-view/ordering#file-explorer',
      '/x/react-tree-view/rich-tree-view/ordering#drag-and-drop',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/ordering#allowed-positions',
      '/x/react-tree-view/rich-tree-view/ordering',
      '/x/react-tree-view#pro-features',
    ],
  },
  {
    query: 'undo cell edit',
    kind: 'feature',
    best: [
      '/x/react-data-grid/undo-redo#UndoEdits',
      '/x/react-data-grid/undo-redo',
      '/x/react-data-grid/undo-redo#basic-usage',
    ],
    good: [
      '/x/react-data-grid/editing/persistence#undo-with-the-keyboard',
      '/x/react-data-grid/undo-redo#undo-buttons',
      '/x/react-data-grid/undo-redo#disabling-the-undo-and-redo',
      '/x/react-data-grid/editing/persistence#undo',
      '/x/react-data-grid/editing/persistence',
      '/x/react-data-grid/undo-redo#saving-undone-edits',
    ],
  },
  {
    // mui/mui-x#1151
    query: 'DataGrid rows not rendered in jest',
    kind: 'question',
    best: ['/x/react-data-grid/getting-started#testing'],
    good: [
      '/x/react-data-grid/virtualization',
      '/x/react-data-grid/virtualization#disable-virtualization',
      '/x/react-data-grid/virtualization#testing',
      '/x/react-data-grid/getting-started',
      '/x/api/data-grid/data-grid#data-grid-prop-disableVirtualization',
    ],
  },
  {
    // mui/mui-x#2518
    query: 'override pagination component',
    kind: 'task',
    best: [
      '/x/react-data-grid/components#pagination',
      '/x/react-data-grid/pagination#custom-pagination-controls',
    ],
    good: [
      '/x/react-data-grid/pagination',
      '/x/react-data-grid/components#slots-and-slot-props',
      '/x/common-concepts/custom-components',
      '/x/api/data-grid/data-grid#DataGrid-css-basePagination',
      '/x/react-data-grid/components#slot-reference',
      '/x/react-data-grid/components#base-slots',
      '/x/api/data-grid/data-grid#DataGrid-css-pagination',
      '/x/common-concepts/custom-components#slots',
      '/x/react-data-grid/components',
    ],
  },
  {
    query: 'MUI X: The Tree View component requires all items to have a unique `id` property',
    kind: 'error',
    best: [
      '/x/react-tree-view/rich-tree-view/items#item-identifier',
      '/x/errors#the-tree-view-component-requires-all-items-to-have-a-unique-id',
    ],
    good: [
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-getItemId',
      '/x/react-tree-view/rich-tree-view/items',
    ],
    product: 'tree-view',
  },
  {
    // mui/mui-x#11928
    query: 'background grid lines in bar chart',
    kind: 'question',
    best: [
      '/x/react-charts/bars#grid',
      '/x/react-charts/axis#grid',
      '/x/api/charts/bar-chart#bar-chart-prop-grid',
    ],
    good: [
      '/x/react-charts/scatter#GridLines',
      '/x/react-charts/scatter#grid',
      '/x/api/charts/charts-grid',
      '/x/react-charts/axis',
      '/x/react-charts/bars',
    ],
    product: 'charts',
  },
  {
    query: 'MuiChartsLegend-label',
    kind: 'name',
    best: ['/x/api/charts/charts-legend#charts-legend-classes-label'],
    good: ['/x/api/charts/charts-legend', '/x/react-charts/legend'],
  },
  {
    query: 'barLabel="value"',
    kind: 'name',
    best: [
      '/x/api/charts/bar-chart#bar-chart-prop-barLabel',
      '/x/api/charts/bar-plot#bar-plot-prop-barLabel',
      '/x/api/charts/bar-series-type#bar-series-type-prop-barLabel',
      '/x/react-charts/bars#bar-labels',
    ],
    good: [
      '/x/api/charts/bar-plot',
      '/x/api/charts/bar-series-type',
      '/x/react-charts/bars',
      '/x/react-charts/bars#ValueLabels',
      '/x/api/charts/bar-chart',
      '/x/api/charts/bar-series-type#bar-series-type-prop-barLabelPlacement',
      '/x/react-charts/bars#label-placement',
      '/x/api/charts/use-bar-series#use-bar-series-return-value-barLabel',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#17427
    query: 'TypeError: Unknown file extension ".css"',
    kind: 'error',
    best: ['/x/react-data-grid/getting-started#bundling'],
    good: [
      '/x/react-data-grid/getting-started',
      '/x/migration/usage-with-material-ui-v5-v6#vitest',
    ],
  },
  {
    // mui/mui-x#4267
    query: 'threw an error which was not handled because `onProcessRowUpdateError()` is missing',
    kind: 'error',
    best: ['/x/errors#a-call-to-processrowupdate-threw-an-error-which-was-not-handled-because'],
    good: [
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-onProcessRowUpdateError',
      '/x/api/data-grid/data-grid',
      '/x/react-data-grid/editing/persistence#server-side-validation',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-onProcessRowUpdateError',
      '/x/react-data-grid/editing#save-changes',
      '/x/react-data-grid/editing',
      '/x/api/data-grid/data-grid#data-grid-prop-onProcessRowUpdateError',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-onProcessRowUpdateError',
      '/x/react-data-grid/editing/persistence',
      '/x/react-data-grid/editing/persistence#discard-after-an-error',
    ],
    product: 'data-grid',
  },
  {
    query: 'collapsible rows with details',
    kind: 'feature',
    best: [
      '/x/react-data-grid/master-detail#implementing-master-detail-row-panels',
      '/x/react-data-grid/master-detail',
    ],
    good: ['/x/api/data-grid/data-grid-pro#data-grid-pro-prop-getDetailPanelContent'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#11263
    query: 'field required only if another field is checked',
    kind: 'question',
    best: ['/x/react-data-grid/recipes-editing#conditional-validation'],
    good: ['/x/react-data-grid/recipes-editing'],
    product: 'data-grid',
  },
  {
    query: 'how to format numbers and dates in cells',
    kind: 'task',
    best: [
      '/x/react-data-grid/localization#numbers-and-dates',
      '/x/react-data-grid/column-definition#value-formatter',
      '/x/react-data-grid/cells#valueformatter',
    ],
    good: [
      '/x/react-data-grid/localization',
      '/x/react-data-grid/localization#NumbersAndDates',
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-valueFormatter',
      '/x/react-data-grid/cells',
      '/x/api/data-grid/grid-col-def',
      '/x/react-data-grid/column-definition',
    ],
  },
  {
    // mui/mui-x#15905
    query: 'localized placeholder dd/mm/aaaa',
    kind: 'question',
    best: [
      '/x/react-date-pickers/custom-field#localized-placeholder',
      '/x/react-date-pickers/adapters-locale#Placeholders',
      '/x/react-date-pickers/adapters-locale#placeholders',
    ],
    good: [
      '/x/react-date-pickers/time-field#localization',
      '/x/react-date-pickers/adapters-locale#locale',
      '/x/react-date-pickers/adapters-locale',
    ],
  },
  {
    // mui/mui-x#14277
    query: 'children stored under another key',
    kind: 'question',
    best: [
      '/x/react-tree-view/rich-tree-view/items#OwnChildrenField',
      '/x/react-tree-view/rich-tree-view/items#custom-field-names',
      '/x/react-tree-view/rich-tree-view/items#item-children',
    ],
    good: [
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-getItemChildren',
      '/x/react-tree-view/rich-tree-view/items',
      '/x/api/tree-view/rich-tree-view',
    ],
    product: 'tree-view',
  },
  {
    query: 'rowSelectionChange',
    kind: 'name',
    best: ['/x/api/data-grid/events#event-rowSelectionChange'],
    good: [
      '/x/react-data-grid/row-selection',
      '/x/api/data-grid/data-grid#data-grid-prop-rowSelectionModel',
      '/x/api/data-grid/events#event-rowSelectionCheckboxChange',
      '/x/api/data-grid/data-grid#data-grid-prop-onRowSelectionModelChange',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-onRowSelectionModelChange',
      '/x/api/data-grid/events',
    ],
  },
  {
    query: 'slotProps={{ textField: { size: "small" } }}',
    kind: 'name',
    best: [
      '/x/api/date-pickers/date-picker#DatePicker-css-textField',
      '/x/react-date-pickers/custom-field#text-field-props',
    ],
    good: [
      '/x/api/date-pickers/date-picker',
      '/x/common-concepts/custom-components#SlotProps',
      '/x/react-date-pickers/custom-field#TextFieldProps',
      '/x/api/date-pickers/date-picker#date-picker-prop-slotProps',
      '/x/react-date-pickers/date-picker#styling',
      '/x/react-date-pickers/custom-field',
      '/x/common-concepts/custom-components#slot-props',
      '/x/react-date-pickers/fields#appearance',
      '/x/react-date-pickers/faq#helper-text-and-required',
    ],
  },
  {
    // mui/mui-x#19187
    query: 'show only the date on time axis',
    kind: 'question',
    best: ['/x/react-charts/axis#value-formatting'],
    good: [
      '/x/react-charts/axis#time-scale',
      '/x/api/charts/x-axis#x-axis-prop-valueFormatter',
      '/x/react-charts/bars#date-axis',
      '/x/react-charts/axis',
      '/x/react-charts/axis#d3-formatter',
    ],
  },
  {
    query: 'disable column menu',
    kind: 'task',
    best: [
      '/x/api/data-grid/data-grid#data-grid-prop-disableColumnMenu',
      '/x/react-data-grid/column-menu#disable-the-column-menu',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-disableColumnMenu',
      '/x/react-data-grid/column-menu#NoColumnMenu',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-disableColumnMenu',
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-disableColumnMenu',
    ],
    good: [
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-disableColumnMenu',
      '/x/react-data-grid/column-menu',
      '/x/api/data-grid/data-grid',
    ],
  },
  {
    // mui/mui-x#13602
    query: 'custom axis tooltip content',
    kind: 'question',
    best: [
      '/x/react-charts/tooltip#AxisContent',
      '/x/react-charts/tooltip#custom-content',
      '/x/react-charts/tooltip#axis-content',
    ],
    good: [
      '/x/api/charts/use-axes-tooltip',
      '/x/api/charts/charts-axis-tooltip-content',
      '/x/react-charts/tooltip#item-content',
      '/x/migration/migration-charts-v7#tooltip',
      '/x/react-charts/tooltip',
    ],
    product: 'charts',
  },
  {
    query:
      'MUI X Charts: The first `xAxis` should have data property to be able to display a line plot',
    kind: 'error',
    best: ['/x/errors#should-have-data-property-to-be-able-to-display-a-line-plot'],
    good: [
      '/x/errors#should-have-data-property',
      '/x/react-charts/axis#axis-data',
      '/x/react-charts/axis',
      '/x/react-charts/lines#basics',
      '/x/api/charts/line-chart#line-chart-prop-xAxis',
      '/x/react-charts/lines',
      '/x/react-charts/lines#data-format',
      '/x/api/charts/x-axis#x-axis-prop-data',
    ],
    product: 'charts',
  },
  {
    query: 'use MUI X v8 with Material UI v5',
    kind: 'platform',
    best: ['/x/migration/usage-with-material-ui-v5-v6'],
    good: [
      '/x/introduction#mui-x-and-material-ui',
      '/x/migration/usage-with-material-ui-v5-v6#package-layout',
      '/x/migration/usage-with-material-ui-v5-v6#installation',
      '/x/migration/usage-with-material-ui-v5-v6#supported-versions',
    ],
  },
  {
    query: '许可证密钥',
    kind: 'platform',
    best: ['/x/introduction/licensing#license-key'],
    good: [
      '/x/introduction/licensing#missing-license-key',
      '/x/introduction/licensing#license-key-location',
      '/x/introduction/licensing#invalid-license-key',
      '/x/introduction/licensing#expired-license-key',
      '/x/react-date-pickers/faq#license-text',
      '/x/introduction/licensing#license-key-plan-mismatch',
      '/x/introduction/licensing#license-key-security',
      '/x/introduction/licensing',
    ],
    language: 'zh',
  },
  {
    // mui/mui-x#18690
    query: 'week should start on monday',
    kind: 'question',
    best: [
      '/x/react-date-pickers/adapters-locale#first-day-of-the-week',
      '/x/react-date-pickers/faq#monday-as-first-day',
    ],
    good: ['/x/react-date-pickers/adapters-locale'],
    product: 'date-pickers',
  },
  {
    query: 'llms.txt',
    kind: 'platform',
    best: ['/x/introduction/mcp#markdown-and-llms-txt'],
    good: ['/x/introduction/mcp'],
  },
  {
    // mui/mui-x#2754
    query: 'disable blue outline on cell click',
    kind: 'question',
    best: ['/x/react-data-grid/style-recipes#remove-cell-focus-outline'],
    good: ['/x/react-data-grid/style-recipes'],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#2798
    query: 'get selected rows data not only ids',
    kind: 'question',
    best: [
      '/x/api/data-grid/grid-api#grid-api-prop-getSelectedRows',
      '/x/react-data-grid/row-selection#selected-rows',
    ],
    good: [
      '/x/react-data-grid/row-selection',
      '/x/migration/migration-data-grid-v7#selection',
      '/x/api/data-grid/grid-api',
      '/x/react-data-grid/row-selection#selection-model',
    ],
  },
  {
    query: '模板',
    kind: 'feature',
    best: ['/x/introduction/templates'],
    good: [
      '/x/introduction/templates#template-theme',
      '/x/introduction/templates#download-a-template',
      '/x/introduction/templates/checkout',
      '/x/introduction/templates/pricing',
      '/x/introduction/templates/blog',
      '/x/introduction/templates/sign-up',
      '/x/introduction/templates/sign-in',
    ],
    language: 'zh',
  },
  {
    query: '试用',
    kind: 'platform',
    best: ['/x/introduction/licensing#trial-license'],
    good: ['/x/introduction/licensing'],
    language: 'zh',
  },
  {
    // mui/mui-x#14976
    query: 'show error in edit cell',
    kind: 'question',
    best: [
      '/x/react-data-grid/editing#validation',
      '/x/react-data-grid/editing/custom-edit-component#validation-errors',
    ],
    good: [
      '/x/react-data-grid/editing',
      '/x/react-data-grid/recipes-editing#server-errors',
      '/x/react-data-grid/editing/custom-edit-component',
      '/x/react-data-grid/recipes-editing',
      '/x/react-data-grid/editing/persistence#server-side-validation',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#12220
    query: 'round corners of bars',
    kind: 'task',
    best: [
      '/x/react-charts/bars#border-radius',
      '/x/api/charts/bar-chart#bar-chart-prop-borderRadius',
      '/x/react-charts/bars#RoundedCorners',
    ],
    good: ['/x/react-charts/bars', '/x/api/charts/bar-chart'],
    product: 'charts',
  },
  {
    // mui/mui-x#19464
    query: 'columns fit content width',
    kind: 'question',
    best: [
      '/x/api/data-grid/grid-api#grid-api-prop-autosizeColumns',
      '/x/react-data-grid/column-dimensions#autosize-on-mount',
      '/x/react-data-grid/column-dimensions#autosizing',
    ],
    good: [
      '/x/react-data-grid/column-recipes#autosizing-with-flex-columns',
      '/x/react-data-grid/column-recipes',
      '/x/api/data-grid/data-grid#data-grid-prop-autosizeOnMount',
      '/x/react-data-grid/column-dimensions',
    ],
    product: 'tree-view',
  },
  {
    query: 'translate the grid to german',
    kind: 'task',
    best: ['/x/react-data-grid/localization#locale-text'],
    good: [
      '/x/react-data-grid/localization#supported-locales',
      '/x/react-data-grid/localization',
      '/x/api/data-grid/data-grid#data-grid-prop-localeText',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#17556
    query: 'content security policy unsafe-eval',
    kind: 'platform',
    best: ['/x/react-data-grid/filtering#content-security-policy'],
    good: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-disableEval',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-disableEval',
      '/x/api/data-grid/data-grid#data-grid-prop-disableEval',
      '/x/react-data-grid/filtering',
      '/x/api/data-grid/data-grid',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#417
    query: 'row height according to text',
    kind: 'question',
    best: ['/x/react-data-grid/row-height#dynamic-row-height'],
    good: [
      '/x/react-data-grid/row-height#static-row-height',
      '/x/api/data-grid/data-grid#data-grid-prop-getRowHeight',
      '/x/react-data-grid/column-dimensions#autosize-with-dynamic-row-height',
      '/x/react-data-grid/row-height',
    ],
  },
  {
    // mui/mui-x#14674
    query: 'rename node with custom TreeItem',
    kind: 'question',
    best: ['/x/react-tree-view/tree-item-customization#label-editing'],
    good: [
      '/x/react-tree-view/rich-tree-view/editing#edit-and-save-buttons',
      '/x/react-tree-view/rich-tree-view/editing#saving-labels',
      '/x/react-tree-view/rich-tree-view/editing',
      '/x/react-tree-view/tree-item-customization',
      '/x/react-tree-view/tree-item-customization#label-slot',
      '/x/react-tree-view/tree-item-customization#usetreeitemutils',
      '/x/react-tree-view/tree-item-customization#usetreeitem',
      '/x/react-tree-view/rich-tree-view/editing#custom-label-input',
      '/x/react-tree-view/rich-tree-view/customization#custom-item',
    ],
  },
  {
    query: 'gridPaginationModelSelector',
    kind: 'name',
    best: ['/x/api/data-grid/selectors#selector-gridPaginationModelSelector'],
    good: [
      '/x/react-data-grid/pagination#selectors',
      '/x/api/data-grid/grid-pagination-model',
      '/x/api/data-grid/selectors',
    ],
  },
  {
    query: '<DataGridPro treeData',
    kind: 'name',
    best: [
      '/x/react-data-grid/tree-data#rendering-tree-data',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-treeData',
    ],
    good: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-setTreeDataPath',
      '/x/react-data-grid/tree-data',
      '/x/api/data-grid/data-grid-pro',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-getTreeDataPath',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-treeData',
    ],
  },
  {
    // mui/mui-x#12759
    query: 'drag rows from one grid to another',
    kind: 'question',
    best: [
      '/x/react-data-grid/row-recipes#drag-rows-between-grids',
      '/x/react-data-grid/row-recipes#DragBetweenGrids',
    ],
    good: ['/x/react-data-grid/row-recipes'],
  },
  {
    // mui/mui-x#16066
    query: 'column header background color',
    kind: 'task',
    best: [
      '/x/react-data-grid/style#styling-column-headers',
      '/x/react-data-grid/column-header#styling-headers',
      '/x/react-data-grid/style#background-colors',
    ],
    good: [
      '/x/react-data-grid/column-header',
      '/x/react-data-grid/style',
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-headerClassName',
      '/x/react-data-grid/column-definition#styling-cells',
    ],
    product: 'data-grid',
  },
  {
    query: 'getActions',
    kind: 'name',
    best: ['/x/api/data-grid/grid-actions-col-def#grid-actions-col-def-prop-getActions'],
    good: [
      '/x/errors#missing-the-getactions-property-in-the-gridcoldef',
      '/x/react-data-grid/column-definition#actions',
      '/x/api/data-grid/grid-actions-col-def',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#17113
    query: 'autosizeOnMount with flex',
    kind: 'question',
    best: ['/x/react-data-grid/column-recipes#autosizing-with-flex-columns'],
    good: [
      '/x/react-data-grid/column-dimensions#flexible-width',
      '/x/react-data-grid/column-dimensions#autosizing',
      '/x/react-data-grid/column-recipes',
      '/x/api/data-grid/data-grid#data-grid-prop-autosizeOnMount',
      '/x/react-data-grid/column-dimensions#autosize-on-mount',
      '/x/react-data-grid/column-dimensions',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-autosizeOnMount',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#4604
    query: 'minutes in steps of 15',
    kind: 'question',
    best: [
      '/x/react-date-pickers/time-picker#TimeSteps',
      '/x/react-date-pickers/time-picker#time-steps',
      '/x/api/date-pickers/time-picker#time-picker-prop-timeSteps',
      '/x/react-date-pickers/validation#minute-steps',
    ],
    good: [
      '/x/react-date-pickers/validation',
      '/x/api/date-pickers/time-field#time-field-prop-minutesStep',
      '/x/api/date-pickers/time-picker',
      '/x/react-date-pickers/time-picker',
      '/x/react-date-pickers/digital-clock#time-steps',
      '/x/react-date-pickers/time-field#interactive-props',
      '/x/react-date-pickers/date-time-picker#time-steps',
      '/x/api/date-pickers/time-picker#time-picker-prop-minutesStep',
    ],
    product: 'date-pickers',
  },
  {
    query: 'upgrade from pro to premium',
    kind: 'platform',
    best: ['/x/introduction/licensing#from-pro-to-premium', '/x/react-data-grid#upgrading-a-plan'],
    good: [
      '/x/react-data-grid#premium-version',
      '/x/introduction/licensing',
      '/x/errors#you-try-to-import-data-grid-pro-from-mui-x-data-grid',
      '/x/introduction/licensing#change-plans',
      '/x/errors#you-try-to-import-data-grid-premium-from-mui-x-data-grid',
      '/x/introduction/licensing#premium-plan',
      '/x/introduction/licensing#license-key-plan-mismatch',
    ],
  },
  {
    // mui/mui-x#12988
    query: 'show values on top of bars',
    kind: 'question',
    best: ['/x/react-charts/bars#label-placement', '/x/react-charts/bars#bar-labels'],
    good: [
      '/x/api/charts/bar-series-type#bar-series-type-prop-barLabel',
      '/x/react-charts/bars#ValueLabels',
      '/x/api/charts/bar-series-type#bar-series-type-prop-barLabelPlacement',
      '/x/api/charts/bar-chart#bar-chart-prop-barLabel',
      '/x/api/charts/use-bar-series#use-bar-series-return-value-barLabelPlacement',
      '/x/react-charts/bars',
    ],
    product: 'charts',
  },
  {
    // mui/mui-x#9306
    query: 'expand all groups by default',
    kind: 'task',
    best: [
      '/x/react-data-grid/row-grouping#group-expansion',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-defaultGroupingExpansionDepth',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-defaultGroupingExpansionDepth',
    ],
    good: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-isGroupExpandedByDefault',
      '/x/react-data-grid/row-grouping#expand-specific-groups',
      '/x/react-data-grid/tree-data#group-expansion-with-tree-data',
      '/x/react-data-grid/server-side-data/pivoting#group-expansion',
      '/x/react-data-grid/server-side-data/row-grouping#group-expansion',
      '/x/react-data-grid/row-grouping',
      '/x/react-data-grid/row-grouping#expand-groups-from-code',
      '/x/api/data-grid/grid-api#grid-api-prop-expandAllRows',
      '/x/api/data-grid/data-grid-pro',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#14290
    query: 'MUI X Missing license key',
    kind: 'error',
    best: ['/x/errors#missing-license-key', '/x/introduction/licensing#missing-license-key'],
    good: [
      '/x/react-date-pickers/faq#license-text',
      '/x/introduction/licensing#license-key',
      '/x/introduction/licensing#license-key-location',
      '/x/react-data-grid/getting-started#premium-package',
      '/x/introduction/licensing#validation-failures',
      '/x/introduction/licensing#environment-variables',
      '/x/introduction/licensing',
      '/x/introduction/installation#pro-and-premium-packages',
    ],
  },
  {
    // mui/mui-x#5009
    query: 'validate row before save',
    kind: 'question',
    best: ['/x/react-data-grid/editing#validation'],
    good: [
      '/x/react-data-grid/editing#confirm-before-saving',
      '/x/react-data-grid/recipes-editing#ZodRows',
      '/x/react-data-grid/recipes-editing#validation-with-zod',
      '/x/react-data-grid/recipes-editing#server-errors',
      '/x/react-data-grid/editing',
      '/x/react-data-grid/editing#server-side-validation',
      '/x/react-data-grid/editing/persistence',
      '/x/react-data-grid/recipes-editing',
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-preProcessEditCellProps',
      '/x/react-data-grid/editing/persistence#confirm-before-saving',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#16812
    query: 'folder icon for parent nodes',
    kind: 'question',
    best: [
      '/x/react-tree-view/simple-tree-view/customization#icons',
      '/x/react-tree-view/rich-tree-view/customization#file-explorer',
      '/x/react-tree-view/rich-tree-view/customization#icons',
    ],
    good: [
      '/x/react-tree-view/simple-tree-view/customization',
      '/x/react-tree-view/rich-tree-view/customization',
      '/x/migration/migration-tree-view-v6#icons',
      '/x/react-tree-view/tree-item-customization#item-icon',
      '/x/react-tree-view/rich-tree-view/ordering#file-explorer',
      '/x/react-tree-view/simple-tree-view/customization#icon-per-item',
      '/x/react-tree-view/tree-item-customization',
    ],
    product: 'tree-view',
  },
  {
    // mui/mui-x#10707
    query: 'server side filtering',
    kind: 'feature',
    best: [
      '/x/react-data-grid/filtering/server-side#server-filter-mode',
      '/x/react-data-grid/filtering#server-side-filtering',
      '/x/react-data-grid/filtering/server-side',
    ],
    good: [
      '/x/react-data-grid/filtering#server-filter-mode',
      '/x/react-data-grid/filtering/quick-filter#server-side-search',
      '/x/react-data-grid/filtering',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-filterMode',
      '/x/api/data-grid/data-grid#data-grid-prop-filterMode',
      '/x/react-data-grid/filtering#data-source',
      '/x/react-data-grid/server-side-data#ServerSideRows',
    ],
  },
  {
    query: '节点点击事件',
    kind: 'task',
    best: [
      '/x/react-tree-view/simple-tree-view/items#click-events',
      '/x/react-tree-view/rich-tree-view/items#item-click-events',
    ],
    good: ['/x/react-tree-view/rich-tree-view/items', '/x/react-tree-view/simple-tree-view/items'],
    product: 'tree-view',
    language: 'zh',
  },
  {
    // mui/mui-x#568
    query: 'server side pagination next page empty',
    kind: 'question',
    best: ['/x/react-data-grid/pagination#server-side-pagination'],
    good: [
      '/x/api/data-grid/data-grid#data-grid-prop-paginationMode',
      '/x/react-data-grid/pagination',
      '/x/react-data-grid/pagination#known-row-count',
      '/x/api/data-grid/data-grid#data-grid-prop-rowCount',
      '/x/react-data-grid/pagination#cursor-based-pagination',
      '/x/react-data-grid/pagination#unknown-row-count',
      '/x/api/data-grid/use-grid-root-props#use-grid-root-props-return-value-paginationMode',
      '/x/react-data-grid/server-side-data/recipes#tanstack-query',
    ],
    product: 'date-pickers',
  },
  {
    query: '长期支持',
    kind: 'platform',
    best: ['/x/introduction/support#long-term-support'],
    good: ['/x/introduction/support#supported-versions', '/x/introduction/support'],
    language: 'zh',
  },
  {
    // mui/mui-x#1907
    query: 'rows per page dropdown not shown',
    kind: 'question',
    best: ['/x/react-data-grid/pagination#page-size-options'],
    good: [
      '/x/api/data-grid/data-grid',
      '/x/react-data-grid/pagination#PageSizes',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-pageSizeOptions',
      '/x/react-data-grid/pagination#automatic-page-size',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-pageSizeOptions',
      '/x/react-data-grid/pagination',
      '/x/api/data-grid/data-grid#data-grid-prop-pageSizeOptions',
    ],
    product: 'data-grid',
  },
  {
    query: 'scroll to row programmatically',
    kind: 'task',
    best: [
      '/x/react-data-grid/scrolling#scroll-to-a-row',
      '/x/react-data-grid/scrolling#scrolling-to-specific-cells',
      '/x/react-data-grid/scrolling#ScrollToRow',
    ],
    good: [
      '/x/api/data-grid/grid-api#grid-api-prop-scrollToIndexes',
      '/x/react-data-grid/demos/time-off-calendar#scroll-to-today',
      '/x/react-data-grid/scrolling#follow-new-rows',
      '/x/api/data-grid/grid-api',
      '/x/react-data-grid/scrolling',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#12465
    query: 'fade out other series on hover',
    kind: 'question',
    best: ['/x/react-charts/highlighting#item-highlight'],
    good: [
      '/x/react-charts/scatter#highlighting',
      '/x/api/charts/line-series-type#line-series-type-prop-highlightScope',
      '/x/api/charts/pie-series-type',
      '/x/api/charts/scatter-series-type',
      '/x/api/charts/line-series-type',
      '/x/react-charts/radar#series-highlight',
      '/x/api/charts/scatter-series-type#scatter-series-type-prop-highlightScope',
      '/x/api/charts/pie-series-type#pie-series-type-prop-highlightScope',
      '/x/react-charts/highlighting#controlled-item-highlight',
      '/x/api/charts/bar-series-type#bar-series-type-prop-highlightScope',
      '/x/api/charts/bar-series-type',
      '/x/react-charts/pie#highlight',
    ],
  },
  {
    // mui/mui-x#4017
    query: 'DataGrid not displaying rows',
    kind: 'question',
    best: ['/x/react-data-grid/layout#empty-or-missing-grid'],
    good: ['/x/react-data-grid/layout'],
    product: 'tree-view',
  },
  {
    // mui/mui-x#12443
    query: 'tailwind data grid',
    kind: 'platform',
    best: [
      '/x/react-data-grid/style#tailwind-css-and-style-sheets',
      '/x/react-data-grid/style-recipes#tailwind-css',
    ],
    good: ['/x/react-data-grid/style', '/x/react-data-grid/style-recipes'],
  },
  {
    // mui/mui-x#16054
    query: 'remove bottom border of header',
    kind: 'question',
    best: ['/x/react-data-grid/style-recipes#borders'],
    good: [
      '/x/react-data-grid/style-recipes',
      '/x/api/data-grid/data-grid#data-grid-classes-withBorderColor',
      '/x/react-data-grid/style#borders',
      '/x/react-data-grid/style',
    ],
    product: 'data-grid',
  },
];
