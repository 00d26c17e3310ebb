import type { GradedQuery } from './GradedQuery.ts';

/** Queries that are only reported: never tune the ranking on them. */
export const reportedQueries: GradedQuery[] = [
  {
    query: 'preProcessEditCellProps',
    kind: 'name',
    best: ['/x/api/data-grid/grid-col-def#grid-col-def-prop-preProcessEditCellProps'],
    good: ['/x/react-data-grid/editing#validation', '/x/api/data-grid/grid-col-def'],
  },
  {
    query: 'categoryGapRatio',
    kind: 'name',
    best: [
      '/x/api/charts/x-axis#x-axis-prop-categoryGapRatio',
      '/x/api/charts/y-axis#y-axis-prop-categoryGapRatio',
    ],
    good: ['/x/react-charts/bars#bar-size', '/x/api/charts/x-axis', '/x/api/charts/y-axis'],
    product: 'charts',
  },
  {
    // mui/mui-x#11591
    query: 'y axis labels are cut off',
    kind: 'question',
    best: ['/x/react-charts/axis#axis-size'],
    good: ['/x/react-charts/axis'],
  },
  {
    // mui/mui-x#10952
    query: 'hundreds of row updates per second',
    kind: 'question',
    best: [
      '/x/react-data-grid/performance#throttled-updates',
      '/x/react-data-grid/row-updates#high-frequency',
    ],
    good: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-throttleRowsMs',
      '/x/react-data-grid/performance',
      '/x/react-data-grid/row-updates',
    ],
    product: 'data-grid',
  },
  {
    query: 'apiRef.current.updateRows',
    kind: 'name',
    best: ['/x/api/data-grid/grid-api#grid-api-prop-updateRows'],
    good: ['/x/react-data-grid/row-updates#the-updaterows-method', '/x/api/data-grid/grid-api'],
  },
  {
    // mui/mui-x#4951
    query: 'custom filter operator',
    kind: 'feature',
    best: ['/x/react-data-grid/filtering/customization#custom-operator'],
    good: ['/x/api/data-grid/grid-filter-operator', '/x/react-data-grid/filtering/customization'],
  },
  {
    query: 'closeOnSelect',
    kind: 'name',
    best: [
      '/x/api/date-pickers/date-picker#date-picker-prop-closeOnSelect',
      '/x/api/date-pickers/date-time-picker#date-time-picker-prop-closeOnSelect',
      '/x/api/date-pickers/time-picker#time-picker-prop-closeOnSelect',
      '/x/api/date-pickers/date-range-picker#date-range-picker-prop-closeOnSelect',
    ],
    good: [
      '/x/api/date-pickers/date-picker',
      '/x/api/date-pickers/date-time-picker',
      '/x/api/date-pickers/time-picker',
      '/x/api/date-pickers/date-range-picker',
    ],
    product: 'date-pickers',
  },
  {
    query: 'slotProps.tooltip trigger',
    kind: 'name',
    best: [
      '/x/api/charts/charts-tooltip#charts-tooltip-prop-trigger',
      '/x/react-charts/tooltip#trigger',
    ],
    good: ['/x/api/charts/charts-tooltip', '/x/react-charts/tooltip'],
  },
  {
    query: 'The Simple Tree View component does not support the `items` prop',
    kind: 'error',
    best: [
      '/x/errors#the-simple-tree-view-component-does-not-support-the-items-prop',
      '/x/react-tree-view/simple-tree-view/items#items-from-data',
      '/x/react-tree-view/simple-tree-view/items#basic-usage',
      '/x/react-tree-view/simple-tree-view/items',
    ],
    good: ['/x/react-tree-view#simple-vs-rich-tree-view'],
  },
  {
    query: 'KeyboardDatePicker',
    kind: 'name',
    best: ['/x/react-date-pickers/date-picker#keyboard-date-picker-legacy'],
    good: ['/x/react-date-pickers/date-picker'],
  },
  {
    query: 'area chart',
    kind: 'feature',
    best: ['/x/react-charts/lines#area'],
    good: [
      '/x/api/charts/line-series-type#line-series-type-prop-area',
      '/x/api/charts/area-plot',
      '/x/react-charts/lines',
    ],
  },
  {
    query: 'showtoolbar',
    kind: 'name',
    best: ['/x/api/data-grid/data-grid#data-grid-prop-showToolbar'],
    good: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-showToolbar',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-showToolbar',
      '/x/api/data-grid/data-grid',
    ],
  },
  {
    // mui/mui-x#16416
    query: 'sync zoom of several charts',
    kind: 'question',
    best: [
      '/x/api/charts/line-chart-pro#line-chart-pro-prop-zoomData',
      '/x/api/charts/bar-chart-pro#bar-chart-pro-prop-zoomData',
      '/x/api/charts/scatter-chart-pro#scatter-chart-pro-prop-zoomData',
    ],
    good: [
      '/x/api/charts/line-chart-pro#line-chart-pro-prop-onZoomChange',
      '/x/api/charts/zoom-options',
      '/x/react-charts#pro-plan',
      '/x/api/charts/line-chart-pro',
      '/x/api/charts/bar-chart-pro',
      '/x/api/charts/scatter-chart-pro',
    ],
  },
  {
    // mui/mui-x#5222
    query: 'weekday letters in calendar',
    kind: 'question',
    best: [
      '/x/react-date-pickers/adapters-locale#weekday-names',
      '/x/api/date-pickers/date-picker#date-picker-prop-dayOfWeekFormatter',
    ],
    good: [
      '/x/api/date-pickers/date-calendar#date-calendar-prop-dayOfWeekFormatter',
      '/x/react-date-pickers/adapters-locale',
      '/x/api/date-pickers/date-picker',
    ],
    product: 'tree-view',
  },
  {
    query: 'total row at the bottom',
    kind: 'feature',
    best: ['/x/react-data-grid/aggregation#totals-in-a-footer-row'],
    good: ['/x/react-data-grid/aggregation', '/x/react-data-grid/row-pinning'],
  },
  {
    query: '日期库',
    kind: 'platform',
    best: [
      '/x/introduction/installation#date-library',
      '/x/react-date-pickers/getting-started#date-library',
      '/x/react-date-pickers/base-concepts#date-libraries',
    ],
    good: [
      '/x/introduction/installation',
      '/x/react-date-pickers/getting-started',
      '/x/react-date-pickers/base-concepts',
    ],
    language: 'zh',
  },
  {
    // mui/mui-x#14227
    query: 'react query',
    kind: 'platform',
    best: [
      '/x/react-data-grid/server-side-data/recipes#tanstack-query',
      '/x/react-data-grid/server-side-data/recipes#tanstack-query-in-a-data-source',
      '/x/react-data-grid/editing/persistence#tanstack-query',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/lazy-loading#query-libraries',
      '/x/react-data-grid/server-side-data/recipes',
      '/x/react-data-grid/editing/persistence',
    ],
    product: 'data-grid',
  },
  {
    query: 'prevent row select when clicking a cell',
    kind: 'question',
    best: [
      '/x/react-data-grid/row-selection#selection-on-click',
      '/x/api/data-grid/data-grid#data-grid-prop-disableRowSelectionOnClick',
    ],
    good: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-disableRowSelectionOnClick',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-disableRowSelectionOnClick',
      '/x/react-data-grid/row-selection',
      '/x/api/data-grid/data-grid',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#9674
    query: 'license key environment variable',
    kind: 'platform',
    best: ['/x/introduction/licensing#environment-variables'],
    good: ['/x/introduction/licensing#license-key', '/x/introduction/licensing'],
  },
  {
    query: 'MUI X: License key plan mismatch',
    kind: 'error',
    best: ['/x/introduction/licensing#license-key-plan-mismatch'],
    good: ['/x/introduction/licensing#validation-failures', '/x/introduction/licensing'],
  },
  {
    query:
      'MUI X: Could not find the Data Grid context. It looks like you rendered your component outside of a DataGrid',
    kind: 'error',
    best: [
      '/x/errors#could-not-find-the-data-grid-context',
      '/x/react-data-grid/api-object#inside-the-data-grid',
      '/x/api/data-grid/use-grid-api-context',
    ],
    good: ['/x/react-data-grid/components#grid-api-in-slots', '/x/react-data-grid/api-object'],
    product: 'tree-view',
  },
  {
    // mui/mui-x#2873
    query: 'right click menu on row',
    kind: 'question',
    best: ['/x/react-data-grid/row-recipes#context-menu-on-rows-and-cells'],
    good: ['/x/react-data-grid/row-recipes'],
  },
  {
    query: 'how to add a click handler to a pie slice',
    kind: 'task',
    best: [
      '/x/react-charts/pie#click-events',
      '/x/api/charts/pie-chart#pie-chart-prop-onItemClick',
    ],
    good: ['/x/react-charts/pie', '/x/api/charts/pie-chart'],
    product: 'charts',
  },
  {
    query: 'series.connectNulls',
    kind: 'name',
    best: ['/x/api/charts/line-series-type#line-series-type-prop-connectNulls'],
    good: ['/x/react-charts/lines#connect-nulls', '/x/api/charts/line-series-type'],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#9403
    query: 'wcag compliance',
    kind: 'question',
    best: [
      '/x/react-data-grid/accessibility#guidelines',
      '/x/react-tree-view/accessibility#guidelines',
    ],
    good: ['/x/react-data-grid/accessibility', '/x/react-tree-view/accessibility'],
  },
  {
    // mui/mui-x#10222
    query: 'text in the middle of donut',
    kind: 'question',
    best: ['/x/react-charts/pie#center-label'],
    good: ['/x/react-charts/pie#donut-chart', '/x/react-charts/pie'],
  },
  {
    query: '社区版和 Pro 版的区别',
    kind: 'platform',
    best: ['/x/introduction/licensing#plans', '/x/introduction#plans'],
    good: [
      '/x/introduction/licensing#community-plan',
      '/x/introduction/licensing#pro-plan',
      '/x/introduction/licensing#data-grid-features-by-plan',
      '/x/introduction/licensing',
      '/x/introduction',
    ],
    language: 'zh',
  },
  {
    query: 'shouldDisableTme',
    kind: 'name',
    best: [
      '/x/api/date-pickers/time-picker#time-picker-prop-shouldDisableTime',
      '/x/api/date-pickers/date-time-picker#date-time-picker-prop-shouldDisableTime',
    ],
    good: [
      '/x/react-date-pickers/validation#disable-specific-times',
      '/x/api/date-pickers/time-picker',
      '/x/api/date-pickers/date-time-picker',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#16388
    query: 'click legend to hide series',
    kind: 'question',
    best: ['/x/api/charts/charts-legend#charts-legend-prop-toggleVisibilityOnClick'],
    good: [
      '/x/api/charts/charts-legend',
      '/x/api/charts/charts-legend#charts-legend-prop-onItemClick',
    ],
  },
  {
    query: 'tickLabelInterval',
    kind: 'name',
    best: [
      '/x/api/charts/x-axis#x-axis-prop-tickLabelInterval',
      '/x/api/charts/axis-config#axis-config-prop-tickLabelInterval',
      '/x/api/charts/y-axis#y-axis-prop-tickLabelInterval',
    ],
    good: [
      '/x/react-charts/axis#hidden-tick-labels',
      '/x/api/charts/x-axis',
      '/x/api/charts/axis-config',
      '/x/api/charts/y-axis',
    ],
    product: 'charts',
  },
  {
    query: '插槽',
    kind: 'feature',
    best: ['/x/common-concepts/custom-components'],
    good: ['/x/react-data-grid/components'],
    language: 'zh',
  },
  {
    // mui/mui-x#3889
    query: 'pagination without total count',
    kind: 'question',
    best: ['/x/react-data-grid/pagination#unknown-row-count'],
    good: ['/x/react-data-grid/pagination#estimated-row-count', '/x/react-data-grid/pagination'],
  },
  {
    query: 'useGridApiEventHandler',
    kind: 'name',
    best: ['/x/react-data-grid/events#with-usegridevent', '/x/api/data-grid/use-grid-event'],
    good: ['/x/react-data-grid/events'],
    product: 'data-grid',
  },
  {
    query: 'pivot table',
    kind: 'feature',
    best: ['/x/react-data-grid/pivoting', '/x/react-data-grid/pivoting-explained'],
    good: ['/x/react-data-grid/server-side-data/pivoting'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#10841
    query: 'MUI X: Can not find the date and time pickers localization context',
    kind: 'error',
    best: [
      '/x/errors#can-not-find-the-date-and-time-pickers-localization-context',
      '/x/react-date-pickers/getting-started#localization-provider',
      '/x/api/date-pickers/localization-provider',
    ],
    good: ['/x/react-date-pickers/getting-started'],
  },
  {
    // mui/mui-x#12474
    query: 'cursor pagination',
    kind: 'feature',
    best: [
      '/x/react-data-grid/pagination#cursor-based-pagination',
      '/x/react-data-grid/server-side-data/recipes#cursor-pagination',
    ],
    good: ['/x/react-data-grid/pagination', '/x/react-data-grid/server-side-data/recipes'],
    product: 'charts',
  },
  {
    query: '导出 excel',
    kind: 'feature',
    best: [
      '/x/react-data-grid/export#excel-export',
      '/x/api/data-grid/export-excel',
      '/x/api/data-grid/grid-api#grid-api-prop-exportDataAsExcel',
    ],
    good: ['/x/react-data-grid/export', '/x/api/data-grid/grid-api'],
    product: 'data-grid',
    language: 'zh',
  },
  {
    query: 'sticky first column',
    kind: 'feature',
    best: [
      '/x/react-data-grid/column-pinning',
      '/x/react-data-grid/column-pinning#initial-pinned-columns',
    ],
    good: ['/x/api/data-grid/data-grid-pro#data-grid-pro-prop-pinnedColumns'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#14265
    query: 'preselect rows',
    kind: 'task',
    best: ['/x/react-data-grid/row-selection#controlled-row-selection'],
    good: [
      '/x/api/data-grid/data-grid#data-grid-prop-rowSelectionModel',
      '/x/react-data-grid/row-selection',
    ],
  },
  {
    query: '饼图',
    kind: 'feature',
    best: ['/x/react-charts/pie', '/x/api/charts/pie-chart'],
    good: ['/x/react-charts#pie-charts'],
    language: 'zh',
  },
  {
    query: 'testing date picker opens mobile version',
    kind: 'question',
    best: ['/x/react-date-pickers/base-concepts#variants-in-tests'],
    good: [
      '/x/react-date-pickers/base-concepts#testing',
      '/x/react-date-pickers/base-concepts#desktop-and-mobile-variants',
      '/x/api/date-pickers/date-picker#date-picker-prop-desktopModeMediaQuery',
      '/x/react-date-pickers/base-concepts',
    ],
    product: 'date-pickers',
  },
  {
    query: 'GridToolbarQuickFilter',
    kind: 'name',
    best: ['/x/api/data-grid/grid-toolbar-quick-filter'],
    good: [
      '/x/react-data-grid/components/toolbar#legacy-toolbar',
      '/x/react-data-grid/components#legacy-toolbar',
      '/x/api/data-grid/quick-filter',
    ],
    product: 'data-grid',
  },
  {
    query: 'how to add a button to every row',
    kind: 'task',
    best: [
      '/x/react-data-grid/column-definition#actions',
      '/x/react-data-grid/column-definition#buttons-and-links-in-cells',
    ],
    good: [
      '/x/api/data-grid/grid-actions-cell-item',
      '/x/react-data-grid/cells#rendercell',
      '/x/react-data-grid/column-definition',
    ],
  },
  {
    // mui/mui-x#1852
    query: 'hide export button',
    kind: 'question',
    best: ['/x/react-data-grid/export#export-options'],
    good: ['/x/react-data-grid/components/toolbar', '/x/react-data-grid/export'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#9881
    query: 'x axis shows extra ticks between dates',
    kind: 'question',
    best: ['/x/react-charts/axis#fixed-tick-positions', '/x/react-charts/axis#tick-count'],
    good: [
      '/x/react-charts/axis#ticks',
      '/x/api/charts/x-axis#x-axis-prop-tickInterval',
      '/x/react-charts/axis#tick-spacing',
      '/x/react-charts/axis',
    ],
  },
  {
    // mui/mui-x#8838
    query: 'disable booked dates',
    kind: 'question',
    best: [
      '/x/react-date-pickers/validation#disable-specific-dates',
      '/x/api/date-pickers/date-picker#date-picker-prop-shouldDisableDate',
    ],
    good: [
      '/x/react-date-pickers/validation#disable-dates-in-range-components',
      '/x/react-date-pickers/validation',
      '/x/api/date-pickers/date-picker',
    ],
  },
  {
    query: '报告缺陷',
    kind: 'task',
    best: ['/x/introduction/support#report-a-bug'],
    good: ['/x/introduction/support'],
    language: 'zh',
  },
  {
    query: '24 hour format',
    kind: 'feature',
    best: [
      '/x/react-date-pickers/time-picker#12-hour-and-24-hour-time',
      '/x/react-date-pickers/adapters-locale#12-hour-and-24-hour-time',
      '/x/api/date-pickers/time-picker#time-picker-prop-ampm',
    ],
    good: [
      '/x/react-date-pickers/time-picker',
      '/x/react-date-pickers/adapters-locale',
      '/x/api/date-pickers/time-picker',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#19275
    query: 'which operators can I use in filterModel',
    kind: 'question',
    best: ['/x/react-data-grid/filtering#filter-operators'],
    good: [
      '/x/api/data-grid/grid-filter-item',
      '/x/react-data-grid/filtering#filter-model',
      '/x/react-data-grid/filtering',
    ],
  },
  {
    // mui/mui-x#6554
    query: 'load translations dynamically',
    kind: 'question',
    best: ['/x/react-data-grid/localization#loading-locales-on-demand'],
    good: ['/x/react-data-grid/localization'],
    product: 'data-grid',
  },
  {
    query: 'AdapterDayjs',
    kind: 'name',
    best: [
      '/x/react-date-pickers/getting-started#date-library',
      '/x/react-date-pickers/getting-started#localization-provider',
      '/x/react-date-pickers/base-concepts#date-libraries',
      '/x/api/date-pickers/exports#export-AdapterDayjs',
    ],
    good: [
      '/x/api/date-pickers/localization-provider#localization-provider-prop-dateAdapter',
      '/x/introduction/installation#date-library',
      '/x/react-date-pickers/getting-started',
      '/x/react-date-pickers/base-concepts',
      '/x/api/date-pickers/exports',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#13705
    query: 'only one checkbox selected at a time',
    kind: 'question',
    best: [
      '/x/react-data-grid/row-selection#checkbox-selection',
      '/x/api/data-grid/data-grid#data-grid-prop-disableMultipleRowSelection',
    ],
    good: [
      '/x/react-data-grid/row-selection#single-row-selection',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-disableMultipleRowSelection',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-disableMultipleRowSelection',
      '/x/react-data-grid/row-selection',
      '/x/api/data-grid/data-grid',
    ],
  },
  {
    query: 'FunnelChart',
    kind: 'name',
    best: ['/x/api/charts/funnel-chart'],
  },
  {
    // mui/mui-x#19201
    query: 'vitest',
    kind: 'platform',
    best: [
      '/x/migration/usage-with-material-ui-v5-v6#vitest',
      '/x/react-data-grid/getting-started#testing',
    ],
    good: [
      '/x/react-data-grid/getting-started#bundling',
      '/x/migration/usage-with-material-ui-v5-v6',
      '/x/react-data-grid/getting-started',
    ],
  },
  {
    query: 'slots and slotProps',
    kind: 'feature',
    best: [
      '/x/common-concepts/custom-components',
      '/x/common-concepts/custom-components#slots',
      '/x/common-concepts/custom-components#slot-props',
    ],
    good: ['/x/react-data-grid/components#slots-and-slot-props'],
  },
  {
    query: 'copy paste from excel',
    kind: 'feature',
    best: ['/x/react-data-grid/clipboard', '/x/react-data-grid/clipboard#clipboard-paste'],
    good: ['/x/react-data-grid/cell-selection#copy-and-paste'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#6553
    query: "Cannot read properties of undefined (reading 'id') processRowUpdate",
    kind: 'error',
    best: [
      '/x/react-data-grid/editing/persistence#the-processrowupdate-callback',
      '/x/api/data-grid/data-grid#data-grid-prop-processRowUpdate',
    ],
    good: [
      '/x/react-data-grid/editing#save-changes',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-processRowUpdate',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-processRowUpdate',
      '/x/react-data-grid/editing/persistence',
      '/x/api/data-grid/data-grid',
    ],
    product: 'data-grid',
  },
  {
    query: 'A component is changing the uncontrolled value of a Picker to be controlled',
    kind: 'error',
    best: [
      '/x/react-date-pickers/date-picker#controlled-value',
      '/x/react-date-pickers/base-concepts#controlled-value',
    ],
    good: [
      '/x/react-date-pickers/time-picker#controlled-value',
      '/x/react-date-pickers/date-calendar#controlled-value',
      '/x/react-date-pickers/date-time-picker#controlled-value',
      '/x/react-date-pickers/date-picker',
      '/x/react-date-pickers/base-concepts',
    ],
  },
  {
    // mui/mui-x#9983
    query: 'exclude column from export',
    kind: 'task',
    best: [
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-disableExport',
      '/x/react-data-grid/export#exported-columns',
    ],
    good: ['/x/api/data-grid/grid-col-def', '/x/react-data-grid/export'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#5418
    query: 'remember column order and width after reload',
    kind: 'question',
    best: [
      '/x/react-data-grid/column-recipes#column-state-in-local-storage',
      '/x/react-data-grid/state#save-and-restore-the-state-from-external-storage',
      '/x/react-data-grid/filtering-recipes#persist-the-grid-state',
    ],
    good: [
      '/x/react-data-grid/state#save-and-restore-the-state',
      '/x/react-data-grid/column-recipes',
      '/x/react-data-grid/state',
      '/x/react-data-grid/filtering-recipes',
    ],
  },
  {
    // mui/mui-x#8957
    query: 'every row shows the same data',
    kind: 'question',
    best: ['/x/react-data-grid/row-definition#row-identifier'],
    good: [
      '/x/api/data-grid/data-grid#data-grid-prop-getRowId',
      '/x/react-data-grid/row-definition',
    ],
    product: 'charts',
  },
  {
    query: 'columVisibilityModel',
    kind: 'name',
    best: ['/x/api/data-grid/data-grid#data-grid-prop-columnVisibilityModel'],
    good: [
      '/x/react-data-grid/column-visibility#controlled-visibility',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-columnVisibilityModel',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-columnVisibilityModel',
      '/x/api/data-grid/data-grid',
    ],
  },
  {
    query: 'expand only one row detail at a time',
    kind: 'question',
    best: ['/x/react-data-grid/row-recipes#one-expanded-detail-panel-at-a-time'],
    good: [
      '/x/react-data-grid/master-detail#controlling-expanded-detail-panels',
      '/x/react-data-grid/row-recipes',
    ],
    product: 'data-grid',
  },
  {
    query: 'apiRef.current.setFilterModel({ items: [] })',
    kind: 'name',
    best: ['/x/api/data-grid/grid-api#grid-api-prop-setFilterModel'],
    good: ['/x/react-data-grid/filtering#api-methods', '/x/api/data-grid/grid-api'],
  },
  {
    // mui/mui-x#12195
    query: 'date picker saves previous day',
    kind: 'question',
    best: [
      '/x/react-date-pickers/timezone#date-only-values',
      '/x/react-date-pickers/date-picker#time-zones',
    ],
    good: [
      '/x/react-date-pickers/base-concepts#time-zones',
      '/x/react-date-pickers/timezone',
      '/x/react-date-pickers/date-picker',
    ],
  },
  {
    // mui/mui-x#15418
    query: 'date picker in grid cell',
    kind: 'question',
    best: [
      '/x/react-data-grid/recipes-editing#date-pickers',
      '/x/react-data-grid/custom-columns#date-pickers',
    ],
    good: ['/x/react-data-grid/recipes-editing', '/x/react-data-grid/custom-columns'],
    product: 'tree-view',
  },
  {
    query: 'horizontal bar chart',
    kind: 'feature',
    best: ['/x/react-charts/bars#horizontal-bars'],
    good: ['/x/api/charts/bar-chart#bar-chart-prop-layout', '/x/react-charts/bars'],
  },
  {
    // mui/mui-x#8153
    query: 'MUI X: The page size `20` is not present in the `pageSizeOptions`',
    kind: 'error',
    best: [
      '/x/errors#the-page-size-is-not-present-in-the-pagesizeoptions',
      '/x/react-data-grid/pagination#page-size-options',
      '/x/api/data-grid/data-grid#data-grid-prop-pageSizeOptions',
    ],
    good: [
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-pageSizeOptions',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-pageSizeOptions',
      '/x/react-data-grid/pagination',
      '/x/api/data-grid/data-grid',
    ],
    product: 'data-grid',
  },
  {
    query: 'params.row',
    kind: 'name',
    best: [
      '/x/api/data-grid/grid-render-cell-params',
      '/x/api/data-grid/grid-cell-params',
      '/x/react-data-grid/cells#cell-parameters',
    ],
    good: [
      '/x/api/data-grid/grid-row-params',
      '/x/react-data-grid/cells#rendercell',
      '/x/react-data-grid/cells',
    ],
  },
  {
    query: 'MuiTreeItem-content',
    kind: 'name',
    best: ['/x/api/tree-view/tree-item#tree-item-classes-content'],
    good: ['/x/api/tree-view/tree-item-content', '/x/api/tree-view/tree-item'],
    product: 'tree-view',
  },
  {
    query: 'sparkline in table cell',
    kind: 'feature',
    best: [
      '/x/react-charts/sparkline#data-grid-cells',
      '/x/react-data-grid/custom-columns#sparkline',
    ],
    good: ['/x/react-charts/sparkline', '/x/react-data-grid/custom-columns'],
  },
  {
    // mui/mui-x#19377
    query: 'combine bar and line chart',
    kind: 'question',
    best: [
      '/x/react-charts/bars#composition',
      '/x/react-charts/getting-started#composition',
      '/x/react-charts/lines#composition',
    ],
    good: [
      '/x/react-charts#composition',
      '/x/react-charts/bars',
      '/x/react-charts/getting-started',
      '/x/react-charts/lines',
    ],
    product: 'charts',
  },
  {
    query: '焦点',
    kind: 'feature',
    best: ['/x/react-tree-view/simple-tree-view/focus', '/x/react-tree-view/rich-tree-view/focus'],
    product: 'tree-view',
    language: 'zh',
  },
  {
    query: 'opt out telemetry',
    kind: 'platform',
    best: ['/x/guides/telemetry#opt-out-of-telemetry', '/x/guides/telemetry'],
  },
  {
    query: 'dayjs',
    kind: 'platform',
    best: [
      '/x/react-date-pickers/getting-started#date-library',
      '/x/react-date-pickers/base-concepts#date-libraries',
      '/x/introduction/installation#date-library',
    ],
    good: [
      '/x/react-date-pickers/adapters-locale#locale',
      '/x/react-date-pickers#date-libraries',
      '/x/react-date-pickers/getting-started',
      '/x/react-date-pickers/base-concepts',
      '/x/introduction/installation',
    ],
  },
  {
    query: 'logarithmic axis',
    kind: 'feature',
    best: [
      '/x/react-charts/axis#scale-types',
      '/x/react-charts/bars#log-scale',
      '/x/react-charts/lines#log-scale',
    ],
    good: [
      '/x/react-charts/axis#symlog-scale',
      '/x/react-charts/axis',
      '/x/react-charts/bars',
      '/x/react-charts/lines',
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
      '/x/react-tree-view/rich-tree-view/expansion#controlled-expansion',
    ],
    good: [
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-expandedItems',
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-defaultExpandedItems',
      '/x/react-tree-view/rich-tree-view/expansion',
    ],
    product: 'date-pickers',
  },
  {
    query: 'treemap',
    kind: 'feature',
    best: ['/x/react-charts#planned-charts'],
    good: ['/x/introduction/roadmap#planned-features', '/x/react-charts'],
  },
  {
    // mui/mui-x#9824
    query: 'print only selected rows',
    kind: 'question',
    best: ['/x/react-data-grid/export#exported-rows'],
    good: ['/x/react-data-grid/export#print-export', '/x/react-data-grid/export'],
    product: 'tree-view',
  },
  {
    query: 'MUI X Charts: Could not find the Charts context',
    kind: 'error',
    best: [
      '/x/errors#could-not-find-the-charts-context-this-happens-when-the-component-is',
      '/x/react-charts/getting-started#composition',
      '/x/api/charts/charts-container',
      '/x/api/charts/charts-data-provider',
    ],
    good: ['/x/react-charts#composition', '/x/react-charts/getting-started'],
  },
  {
    // mui/mui-x#6460
    query: 'data grid mobile view',
    kind: 'question',
    best: ['/x/react-data-grid/list-view', '/x/react-data-grid/column-recipes#grid-on-a-phone'],
    good: [
      '/x/react-data-grid/list-view#responsive-list-view-with-media-query',
      '/x/react-data-grid/column-visibility#responsive-columns',
      '/x/react-data-grid/column-recipes',
    ],
    product: 'data-grid',
  },
  {
    query: 'Material UI v5 一起使用',
    kind: 'platform',
    best: ['/x/migration/usage-with-material-ui-v5-v6'],
    language: 'zh',
  },
  {
    // mui/mui-x#7606
    query: 'date range in one text field',
    kind: 'question',
    best: ['/x/react-date-pickers/date-range-picker#single-input-field'],
    good: [
      '/x/api/date-pickers/single-input-date-range-field',
      '/x/react-date-pickers/fields#range-fields',
      '/x/react-date-pickers/date-range-picker',
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
      '/x/react-charts/tooltip#series-labels',
      '/x/api/charts/bar-series-type#bar-series-type-prop-label',
      '/x/api/charts/line-series-type#line-series-type-prop-label',
    ],
    good: [
      '/x/react-charts/tooltip',
      '/x/api/charts/bar-series-type',
      '/x/api/charts/line-series-type',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#12883
    query: 'selecting parent selects children',
    kind: 'question',
    best: [
      '/x/react-tree-view/rich-tree-view/selection#selection-propagation',
      '/x/react-tree-view/simple-tree-view/selection#selection-propagation',
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-selectionPropagation',
      '/x/api/tree-view/simple-tree-view#simple-tree-view-prop-selectionPropagation',
    ],
    good: [
      '/x/react-data-grid/tree-data#automatic-parent-and-child-selection-with-tree-data',
      '/x/react-tree-view/rich-tree-view/selection',
      '/x/react-tree-view/simple-tree-view/selection',
      '/x/api/tree-view/rich-tree-view',
      '/x/api/tree-view/simple-tree-view',
    ],
    product: 'tree-view',
  },
  {
    // mui/mui-x#11277
    query: 'bar color depending on value',
    kind: 'question',
    best: ['/x/react-charts/bars#color-scale', '/x/react-charts/bars#color-callback'],
    good: [
      '/x/react-charts/styling#piecewise-color-map',
      '/x/react-charts/styling#color-callback',
      '/x/react-charts/styling#color-maps',
      '/x/api/charts/bar-series-type#bar-series-type-prop-colorGetter',
      '/x/react-charts/bars',
    ],
    product: 'charts',
  },
  {
    query: 'useDrawingArea',
    kind: 'name',
    best: ['/x/api/charts/use-drawing-area'],
  },
  {
    // mui/mui-x#16538
    query: 'LicenseInfo.setLicenseKey next app router',
    kind: 'platform',
    best: ['/x/introduction/licensing#next-js-app-router'],
    good: [
      '/x/introduction/licensing#next-js',
      '/x/introduction/licensing#license-key',
      '/x/introduction/licensing',
    ],
  },
  {
    // mui/mui-x#10322
    query: 'know which shortcut was clicked',
    kind: 'question',
    best: [
      '/x/api/date-pickers/picker-change-handler-context',
      '/x/api/date-pickers/picker-change-handler-context#picker-change-handler-context-prop-shortcut',
    ],
    good: ['/x/react-date-pickers/date-picker#change-source'],
  },
  {
    // mui/mui-x#12052
    query: 'sort null values last',
    kind: 'question',
    best: ['/x/react-data-grid/sorting#empty-values-last'],
    good: [
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-getSortComparator',
      '/x/react-data-grid/sorting',
    ],
    product: 'data-grid',
  },
  {
    query: '图例',
    kind: 'feature',
    best: ['/x/api/charts/charts-legend'],
    product: 'charts',
    language: 'zh',
  },
  {
    query: '.MuiDataGrid-row--editing',
    kind: 'name',
    best: ['/x/api/data-grid/data-grid#data-grid-classes-row--editing'],
    good: [
      '/x/api/data-grid/data-grid',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-classes-row--editing',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-classes-row--editing',
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
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#10492
    query: 'clear button in date picker',
    kind: 'question',
    best: [
      '/x/react-date-pickers/date-picker#clearing-the-value',
      '/x/react-date-pickers/fields#clearable-fields',
    ],
    good: [
      '/x/api/date-pickers/date-field#date-field-prop-clearable',
      '/x/react-date-pickers/date-picker',
      '/x/react-date-pickers/fields',
    ],
    product: 'date-pickers',
  },
  {
    query: 'today button',
    kind: 'question',
    best: [
      '/x/react-date-pickers/date-picker#action-bar',
      '/x/react-date-pickers/custom-components#available-actions',
    ],
    good: [
      '/x/react-date-pickers/custom-components#action-bar',
      '/x/api/date-pickers/pickers-action-bar',
      '/x/react-date-pickers/date-picker',
      '/x/react-date-pickers/custom-components',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#15467
    query: 'expand only when clicking the arrow',
    kind: 'question',
    best: [
      '/x/react-tree-view/rich-tree-view/expansion#expansion-trigger',
      '/x/react-tree-view/simple-tree-view/expansion#expansion-trigger',
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-expansionTrigger',
      '/x/api/tree-view/simple-tree-view#simple-tree-view-prop-expansionTrigger',
    ],
    good: [
      '/x/react-tree-view/simple-tree-view/expansion#expand-without-selecting',
      '/x/react-tree-view/rich-tree-view/expansion',
      '/x/react-tree-view/simple-tree-view/expansion',
      '/x/api/tree-view/rich-tree-view',
      '/x/api/tree-view/simple-tree-view',
    ],
    product: 'tree-view',
  },
  {
    query: 'only leaf items selectable',
    kind: 'question',
    best: [
      '/x/react-tree-view/rich-tree-view/selection#selectable-items',
      '/x/react-tree-view/rich-tree-view/selection#selected-leaves',
      '/x/react-tree-view/simple-tree-view/selection#unselectable-items',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/selection',
      '/x/react-tree-view/simple-tree-view/selection',
    ],
    product: 'tree-view',
  },
  {
    query: '节点自定义',
    kind: 'feature',
    best: ['/x/react-tree-view/tree-item-customization'],
    good: [
      '/x/react-tree-view/rich-tree-view/customization',
      '/x/react-tree-view/simple-tree-view/customization',
    ],
    language: 'zh',
  },
  {
    // mui/mui-x#9674
    query: 'how many developer licenses',
    kind: 'platform',
    best: ['/x/introduction/licensing#number-of-developer-licenses'],
    good: ['/x/introduction/licensing'],
  },
  {
    // mui/mui-x#15278
    query: 'excel export header color',
    kind: 'question',
    best: [
      '/x/react-data-grid/row-recipes#styled-excel-file',
      '/x/react-data-grid/export#excel-document',
    ],
    good: ['/x/react-data-grid/row-recipes', '/x/react-data-grid/export'],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#9686
    query: 'tree view drag item to another folder',
    kind: 'question',
    best: [
      '/x/react-tree-view/rich-tree-view/ordering',
      '/x/react-tree-view/rich-tree-view/ordering#drag-and-drop',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/ordering#allowed-positions',
      '/x/react-tree-view/rich-tree-view/ordering#file-explorer',
    ],
  },
  {
    query: 'undo cell edit',
    kind: 'feature',
    best: ['/x/react-data-grid/undo-redo', '/x/react-data-grid/editing/persistence#undo'],
    good: [
      '/x/react-data-grid/undo-redo#basic-usage',
      '/x/react-data-grid/editing/persistence#undo-with-the-keyboard',
      '/x/react-data-grid/editing/persistence',
    ],
  },
  {
    // mui/mui-x#1151
    query: 'DataGrid rows not rendered in jest',
    kind: 'question',
    best: [
      '/x/react-data-grid/virtualization#testing',
      '/x/react-data-grid/getting-started#testing',
    ],
    good: [
      '/x/react-data-grid/virtualization#disable-virtualization',
      '/x/api/data-grid/data-grid#data-grid-prop-disableVirtualization',
      '/x/react-data-grid/virtualization',
      '/x/react-data-grid/getting-started',
    ],
  },
  {
    // mui/mui-x#2518
    query: 'override pagination component',
    kind: 'task',
    best: ['/x/react-data-grid/pagination#custom-pagination-controls'],
    good: [
      '/x/api/data-grid/data-grid#DataGrid-css-pagination',
      '/x/react-data-grid/components#pagination',
      '/x/api/data-grid/data-grid#DataGrid-css-basePagination',
      '/x/react-data-grid/pagination',
    ],
  },
  {
    query: 'MUI X: The Tree View component requires all items to have a unique `id` property',
    kind: 'error',
    best: [
      '/x/errors#the-tree-view-component-requires-all-items-to-have-a-unique-id',
      '/x/react-tree-view/rich-tree-view/items#item-identifier',
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
    best: ['/x/react-charts/bars#grid', '/x/react-charts/axis#grid'],
    good: [
      '/x/api/charts/bar-chart#bar-chart-prop-grid',
      '/x/api/charts/charts-grid',
      '/x/react-charts/bars',
      '/x/react-charts/axis',
    ],
    product: 'charts',
  },
  {
    query: 'MuiChartsLegend-label',
    kind: 'name',
    best: ['/x/api/charts/charts-legend#charts-legend-classes-label'],
    good: ['/x/api/charts/charts-legend'],
  },
  {
    query: 'barLabel="value"',
    kind: 'name',
    best: [
      '/x/api/charts/bar-chart#bar-chart-prop-barLabel',
      '/x/api/charts/bar-series-type#bar-series-type-prop-barLabel',
      '/x/api/charts/bar-plot#bar-plot-prop-barLabel',
    ],
    good: [
      '/x/react-charts/bars#bar-labels',
      '/x/api/charts/bar-chart',
      '/x/api/charts/bar-series-type',
      '/x/api/charts/bar-plot',
    ],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#17427
    query: 'TypeError: Unknown file extension ".css"',
    kind: 'error',
    best: ['/x/react-data-grid/getting-started#bundling'],
    good: [
      '/x/migration/usage-with-material-ui-v5-v6#vitest',
      '/x/migration/usage-with-material-ui-v5-v6#node-js',
      '/x/react-data-grid/getting-started',
    ],
  },
  {
    // mui/mui-x#4267
    query: 'threw an error which was not handled because `onProcessRowUpdateError()` is missing',
    kind: 'error',
    best: [
      '/x/errors#a-call-to-processrowupdate-threw-an-error-which-was-not-handled-because',
      '/x/api/data-grid/data-grid#data-grid-prop-onProcessRowUpdateError',
      '/x/react-data-grid/editing#save-changes',
      '/x/react-data-grid/editing/persistence#server-side-validation',
    ],
    good: [
      '/x/react-data-grid/editing/persistence#discard-after-an-error',
      '/x/react-data-grid/editing#server-side-validation',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-onProcessRowUpdateError',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-onProcessRowUpdateError',
      '/x/api/data-grid/data-grid',
      '/x/react-data-grid/editing',
      '/x/react-data-grid/editing/persistence',
    ],
    product: 'data-grid',
  },
  {
    query: 'collapsible rows with details',
    kind: 'feature',
    best: [
      '/x/react-data-grid/master-detail',
      '/x/react-data-grid/master-detail#implementing-master-detail-row-panels',
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
      '/x/react-data-grid/cells#valueformatter',
      '/x/react-data-grid/column-definition#value-formatter',
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-valueFormatter',
    ],
    good: [
      '/x/react-data-grid/localization#numbers-and-dates',
      '/x/react-data-grid/cells',
      '/x/react-data-grid/column-definition',
      '/x/api/data-grid/grid-col-def',
    ],
  },
  {
    // mui/mui-x#15905
    query: 'localized placeholder dd/mm/aaaa',
    kind: 'question',
    best: ['/x/react-date-pickers/adapters-locale#placeholders'],
    good: ['/x/react-date-pickers/adapters-locale'],
  },
  {
    // mui/mui-x#14277
    query: 'children stored under another key',
    kind: 'question',
    best: [
      '/x/react-tree-view/rich-tree-view/items#item-children',
      '/x/api/tree-view/rich-tree-view#rich-tree-view-prop-getItemChildren',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/items#custom-field-names',
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
      '/x/api/data-grid/data-grid#data-grid-prop-onRowSelectionModelChange',
      '/x/api/data-grid/events',
    ],
  },
  {
    query: 'slotProps={{ textField: { size: "small" } }}',
    kind: 'name',
    best: [
      '/x/react-date-pickers/custom-field#text-field-props',
      '/x/api/date-pickers/date-picker#DatePicker-css-textField',
      '/x/react-date-pickers/date-picker#styling',
    ],
    good: [
      '/x/api/date-pickers/date-picker#date-picker-prop-slotProps',
      '/x/common-concepts/custom-components#slot-props',
      '/x/react-date-pickers/custom-field',
      '/x/api/date-pickers/date-picker',
      '/x/react-date-pickers/date-picker',
    ],
  },
  {
    // mui/mui-x#19187
    query: 'show only the date on time axis',
    kind: 'question',
    best: ['/x/react-charts/axis#value-formatting', '/x/react-charts/axis#time-scale'],
    good: [
      '/x/react-charts/axis#d3-formatter',
      '/x/api/charts/x-axis#x-axis-prop-valueFormatter',
      '/x/react-charts/axis',
    ],
  },
  {
    query: 'disable column menu',
    kind: 'task',
    best: [
      '/x/api/data-grid/data-grid#data-grid-prop-disableColumnMenu',
      '/x/react-data-grid/column-menu#disable-the-column-menu',
    ],
    good: [
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-disableColumnMenu',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-disableColumnMenu',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-disableColumnMenu',
      '/x/api/data-grid/data-grid',
      '/x/react-data-grid/column-menu',
    ],
  },
  {
    // mui/mui-x#13602
    query: 'custom axis tooltip content',
    kind: 'question',
    best: ['/x/react-charts/tooltip#axis-content', '/x/react-charts/tooltip#custom-content'],
    good: [
      '/x/api/charts/use-axes-tooltip',
      '/x/api/charts/charts-axis-tooltip-content',
      '/x/react-charts/tooltip',
    ],
    product: 'charts',
  },
  {
    query:
      'MUI X Charts: The first `xAxis` should have data property to be able to display a line plot',
    kind: 'error',
    best: [
      '/x/errors#should-have-data-property-to-be-able-to-display-a-line-plot',
      '/x/react-charts/lines#data-format',
      '/x/react-charts/axis#axis-data',
      '/x/react-charts/lines#basics',
      '/x/api/charts/x-axis#x-axis-prop-data',
    ],
    good: [
      '/x/react-charts/lines#x-axis-scale',
      '/x/react-charts/lines',
      '/x/react-charts/axis',
      '/x/api/charts/x-axis',
    ],
    product: 'charts',
  },
  {
    query: 'use MUI X v8 with Material UI v5',
    kind: 'platform',
    best: ['/x/migration/usage-with-material-ui-v5-v6'],
    good: [
      '/x/migration/usage-with-material-ui-v5-v6#supported-versions',
      '/x/migration/usage-with-material-ui-v5-v6#installation',
    ],
  },
  {
    query: '许可证密钥',
    kind: 'platform',
    best: ['/x/introduction/licensing#license-key', '/x/introduction/licensing'],
    good: ['/x/introduction/licensing#license-key-location'],
    language: 'zh',
  },
  {
    // mui/mui-x#18690
    query: 'week should start on monday',
    kind: 'question',
    best: ['/x/react-date-pickers/adapters-locale#first-day-of-the-week'],
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
      '/x/react-data-grid/row-selection#selected-rows',
      '/x/api/data-grid/grid-api#grid-api-prop-getSelectedRows',
    ],
    good: ['/x/react-data-grid/row-selection', '/x/api/data-grid/grid-api'],
  },
  {
    query: '模板',
    kind: 'feature',
    best: ['/x/introduction/templates'],
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
      '/x/react-data-grid/editing/custom-edit-component#validation-errors',
      '/x/react-data-grid/editing#validation',
    ],
    good: ['/x/react-data-grid/editing/custom-edit-component', '/x/react-data-grid/editing'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#12220
    query: 'round corners of bars',
    kind: 'task',
    best: [
      '/x/react-charts/bars#border-radius',
      '/x/api/charts/bar-chart#bar-chart-prop-borderRadius',
    ],
    good: ['/x/react-charts/bars', '/x/api/charts/bar-chart'],
    product: 'charts',
  },
  {
    // mui/mui-x#19464
    query: 'columns fit content width',
    kind: 'question',
    best: ['/x/react-data-grid/column-dimensions#autosizing'],
    good: [
      '/x/react-data-grid/column-dimensions#autosize-on-mount',
      '/x/api/data-grid/grid-api#grid-api-prop-autosizeColumns',
      '/x/api/data-grid/data-grid#data-grid-prop-autosizeOnMount',
      '/x/react-data-grid/column-dimensions',
    ],
    product: 'tree-view',
  },
  {
    query: 'translate the grid to german',
    kind: 'task',
    best: ['/x/react-data-grid/localization', '/x/react-data-grid/localization#locale-text'],
    good: [
      '/x/react-data-grid/localization#supported-locales',
      '/x/api/data-grid/data-grid#data-grid-prop-localeText',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#17556
    query: 'content security policy unsafe-eval',
    kind: 'platform',
    best: [
      '/x/react-data-grid/filtering#content-security-policy',
      '/x/api/data-grid/data-grid#data-grid-prop-disableEval',
    ],
    good: [
      '/x/api/data-grid/data-grid#data-grid-prop-nonce',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-disableEval',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-disableEval',
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
      '/x/api/data-grid/data-grid#data-grid-prop-getRowHeight',
      '/x/react-data-grid/row-height',
    ],
  },
  {
    // mui/mui-x#14674
    query: 'rename node with custom TreeItem',
    kind: 'question',
    best: [
      '/x/react-tree-view/rich-tree-view/editing#custom-label-input',
      '/x/react-tree-view/tree-item-customization#label-editing',
    ],
    good: [
      '/x/react-tree-view/rich-tree-view/editing',
      '/x/react-tree-view/rich-tree-view/editing#edit-and-save-buttons',
      '/x/react-tree-view/tree-item-customization',
    ],
  },
  {
    query: 'gridPaginationModelSelector',
    kind: 'name',
    best: ['/x/api/data-grid/selectors#selector-gridPaginationModelSelector'],
    good: ['/x/api/data-grid/selectors'],
  },
  {
    query: '<DataGridPro treeData',
    kind: 'name',
    best: ['/x/api/data-grid/data-grid-pro#data-grid-pro-prop-treeData'],
    good: [
      '/x/api/data-grid/data-grid-pro',
      '/x/react-data-grid/tree-data#rendering-tree-data',
      '/x/react-data-grid/tree-data',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-treeData',
    ],
  },
  {
    // mui/mui-x#12759
    query: 'drag rows from one grid to another',
    kind: 'question',
    best: ['/x/react-data-grid/row-recipes#drag-rows-between-grids'],
    good: ['/x/react-data-grid/row-recipes'],
  },
  {
    // mui/mui-x#16066
    query: 'column header background color',
    kind: 'task',
    best: [
      '/x/react-data-grid/style#styling-column-headers',
      '/x/react-data-grid/style#background-colors',
      '/x/react-data-grid/column-header#styling-headers',
    ],
    good: [
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-headerClassName',
      '/x/react-data-grid/style',
      '/x/react-data-grid/column-header',
    ],
    product: 'data-grid',
  },
  {
    query: 'getActions',
    kind: 'name',
    best: ['/x/api/data-grid/grid-actions-col-def#grid-actions-col-def-prop-getActions'],
    good: ['/x/api/data-grid/grid-actions-col-def', '/x/react-data-grid/column-definition#actions'],
    product: 'date-pickers',
  },
  {
    // mui/mui-x#17113
    query: 'autosizeOnMount with flex',
    kind: 'question',
    best: ['/x/react-data-grid/column-recipes#autosizing-with-flex-columns'],
    good: [
      '/x/api/data-grid/data-grid#data-grid-prop-autosizeOnMount',
      '/x/react-data-grid/column-dimensions#autosize-on-mount',
      '/x/react-data-grid/column-dimensions#flexible-width',
      '/x/react-data-grid/column-recipes',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#4604
    query: 'minutes in steps of 15',
    kind: 'question',
    best: [
      '/x/react-date-pickers/time-picker#time-steps',
      '/x/react-date-pickers/validation#minute-steps',
      '/x/api/date-pickers/time-picker#time-picker-prop-minutesStep',
      '/x/api/date-pickers/time-picker#time-picker-prop-timeSteps',
    ],
    good: [
      '/x/react-date-pickers/date-time-picker#time-steps',
      '/x/react-date-pickers/time-picker',
      '/x/react-date-pickers/validation',
      '/x/api/date-pickers/time-picker',
    ],
    product: 'date-pickers',
  },
  {
    query: 'upgrade from pro to premium',
    kind: 'platform',
    best: ['/x/introduction/licensing#from-pro-to-premium', '/x/react-data-grid#upgrading-a-plan'],
    good: [
      '/x/introduction/licensing#change-plans',
      '/x/introduction/licensing',
      '/x/react-data-grid',
    ],
  },
  {
    // mui/mui-x#12988
    query: 'show values on top of bars',
    kind: 'question',
    best: ['/x/react-charts/bars#bar-labels', '/x/react-charts/bars#label-placement'],
    good: [
      '/x/api/charts/bar-chart#bar-chart-prop-barLabel',
      '/x/api/charts/bar-series-type#bar-series-type-prop-barLabel',
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
      '/x/react-data-grid/tree-data#group-expansion-with-tree-data',
    ],
    good: [
      '/x/api/data-grid/grid-api#grid-api-prop-expandAllRows',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-defaultGroupingExpansionDepth',
      '/x/react-data-grid/row-grouping',
      '/x/api/data-grid/data-grid-pro',
      '/x/react-data-grid/tree-data',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#14290
    query: 'MUI X Missing license key',
    kind: 'error',
    best: ['/x/introduction/licensing#missing-license-key'],
    good: [
      '/x/introduction/licensing#validation-failures',
      '/x/introduction/licensing#license-key',
      '/x/introduction/licensing',
    ],
  },
  {
    // mui/mui-x#5009
    query: 'validate row before save',
    kind: 'question',
    best: [
      '/x/react-data-grid/editing#validation',
      '/x/react-data-grid/recipes-editing#validation-with-zod',
    ],
    good: [
      '/x/api/data-grid/grid-col-def#grid-col-def-prop-preProcessEditCellProps',
      '/x/react-data-grid/editing#server-side-validation',
      '/x/react-data-grid/editing',
      '/x/react-data-grid/recipes-editing',
    ],
    product: 'data-grid',
  },
  {
    // mui/mui-x#16812
    query: 'folder icon for parent nodes',
    kind: 'question',
    best: [
      '/x/react-tree-view/simple-tree-view/customization#icon-per-item',
      '/x/react-tree-view/rich-tree-view/customization#file-explorer',
      '/x/react-tree-view/tree-item-customization#item-icon',
      '/x/react-tree-view/rich-tree-view/customization#icons',
    ],
    good: [
      '/x/react-tree-view/simple-tree-view/customization#icons',
      '/x/react-tree-view/simple-tree-view/customization',
      '/x/react-tree-view/rich-tree-view/customization',
      '/x/react-tree-view/tree-item-customization',
    ],
    product: 'tree-view',
  },
  {
    // mui/mui-x#10707
    query: 'server side filtering',
    kind: 'feature',
    best: [
      '/x/react-data-grid/filtering/server-side',
      '/x/react-data-grid/filtering#server-side-filtering',
    ],
    good: [
      '/x/react-data-grid/filtering/server-side#server-filter-mode',
      '/x/react-data-grid/filtering',
    ],
  },
  {
    query: '节点点击事件',
    kind: 'task',
    best: [
      '/x/react-tree-view/simple-tree-view/items#click-events',
      '/x/react-tree-view/rich-tree-view/items#item-click-events',
    ],
    good: ['/x/react-tree-view/simple-tree-view/items', '/x/react-tree-view/rich-tree-view/items'],
    product: 'tree-view',
    language: 'zh',
  },
  {
    // mui/mui-x#568
    query: 'server side pagination next page empty',
    kind: 'question',
    best: ['/x/react-data-grid/pagination#server-side-pagination'],
    good: [
      '/x/react-data-grid/pagination#known-row-count',
      '/x/api/data-grid/data-grid#data-grid-prop-rowCount',
      '/x/api/data-grid/data-grid#data-grid-prop-paginationMode',
      '/x/react-data-grid/pagination',
    ],
    product: 'date-pickers',
  },
  {
    query: '长期支持',
    kind: 'platform',
    best: ['/x/introduction/support#long-term-support'],
    good: ['/x/introduction/support'],
    language: 'zh',
  },
  {
    // mui/mui-x#1907
    query: 'rows per page dropdown not shown',
    kind: 'question',
    best: [
      '/x/react-data-grid/pagination#page-size-options',
      '/x/api/data-grid/data-grid#data-grid-prop-pageSizeOptions',
    ],
    good: [
      '/x/react-data-grid/pagination',
      '/x/api/data-grid/data-grid-pro#data-grid-pro-prop-pageSizeOptions',
      '/x/api/data-grid/data-grid-premium#data-grid-premium-prop-pageSizeOptions',
      '/x/api/data-grid/data-grid',
    ],
    product: 'data-grid',
  },
  {
    query: 'scroll to row programmatically',
    kind: 'task',
    best: [
      '/x/react-data-grid/scrolling#scroll-to-a-row',
      '/x/react-data-grid/scrolling#scrolling-to-specific-cells',
      '/x/api/data-grid/grid-api#grid-api-prop-scrollToIndexes',
    ],
    good: ['/x/react-data-grid/scrolling', '/x/api/data-grid/grid-api'],
    product: 'data-grid',
  },
  {
    // mui/mui-x#12465
    query: 'fade out other series on hover',
    kind: 'question',
    best: [
      '/x/api/charts/bar-series-type#bar-series-type-prop-highlightScope',
      '/x/api/charts/line-series-type#line-series-type-prop-highlightScope',
      '/x/api/charts/scatter-series-type#scatter-series-type-prop-highlightScope',
      '/x/api/charts/pie-series-type#pie-series-type-prop-highlightScope',
      '/x/react-charts/pie#highlight',
      '/x/react-charts/scatter#highlighting',
    ],
    good: [
      '/x/api/charts/bar-series-type',
      '/x/api/charts/line-series-type',
      '/x/api/charts/scatter-series-type',
      '/x/api/charts/pie-series-type',
      '/x/react-charts/pie',
      '/x/react-charts/scatter',
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
      '/x/react-data-grid/style-recipes#tailwind-css',
      '/x/react-data-grid/style#tailwind-css-and-style-sheets',
    ],
    good: ['/x/react-data-grid/style-recipes', '/x/react-data-grid/style'],
  },
  {
    // mui/mui-x#16054
    query: 'remove bottom border of header',
    kind: 'question',
    best: ['/x/react-data-grid/style-recipes#borders', '/x/react-data-grid/style#borders'],
    good: ['/x/react-data-grid/style-recipes', '/x/react-data-grid/style'],
    product: 'data-grid',
  },
];
