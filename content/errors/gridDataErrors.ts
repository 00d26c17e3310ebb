import type { ErrorNotes } from '#model/errors/ErrorNote.ts';

/** Notes on the messages of the Data Grid about models, pagination, editing, and data sources. */
export const gridDataErrors: ErrorNotes = {
  'the-page-size-is-not-present-in-the-pagesizeoptions': {
    cause:
      'The page size in the pagination model is not one of `pageSizeOptions`, so the menu for the page size is hidden. The default page size is 100.',
    remedy:
      'Add the page size to `pageSizeOptions`, or set `initialState.pagination.paginationModel.pageSize` to one of the options.',
    links: [
      '/x/react-data-grid/pagination#page-size-options',
      '/x/react-data-grid/pagination#initial-page',
    ],
  },
  'pagesize-cannot-exceed-100-in-the-mit-version-of-the-datagrid': {
    cause:
      'The page size of a `DataGrid` is larger than 100, which is the limit of the Community plan.',
    remedy:
      'Use a page size of at most 100. Larger pages and a grid without pagination need `DataGridPro` or `DataGridPremium`.',
    links: [
      '/x/react-data-grid/pagination#pagination-in-pro-and-premium',
      '/x/introduction/licensing#plans',
    ],
  },
  'rowselectionmodel-can-only-contain-1-item-in-datagrid': {
    cause:
      'The selection model of a `DataGrid` contains more than one row while `checkboxSelection` is off. Without checkboxes, the Community plan selects one row at a time.',
    remedy:
      'Set `checkboxSelection`, keep one id in the model, or use `DataGridPro` to select several rows by click.',
    links: [
      '/x/react-data-grid/row-selection#multiple-row-selection',
      '/x/react-data-grid/row-selection#checkbox-selection',
    ],
  },
  'the-id-field-is-required-on-filtermodel-items-when-you-use-multiple': {
    cause: 'A filter model with several items contains an item without an `id`.',
    remedy:
      'Give each item its own `id`: `{ id: 1, field: "name", operator: "contains", value: "tea" }`.',
    links: ['/x/react-data-grid/filtering/multi-filters#several-filters'],
  },
  'the-operator-field-is-required-on-filtermodel-items-one-or-more-of': {
    cause:
      'An item of the filter model has no `operator`. Models written for version 5 used `operatorValue`, which the grid ignores.',
    remedy: 'Set `operator` in every item to one of the operators of the column type.',
    links: [
      '/x/react-data-grid/filtering#filter-model',
      '/x/react-data-grid/filtering#filter-operators',
    ],
  },
  'invalid-logicoperator-property-in-the-gridfilterpanel': {
    cause: 'The filter form received a `logicOperator` that is neither `and` nor `or`.',
    remedy:
      'Use `GridLogicOperator.And` or `GridLogicOperator.Or` in the filter model and in `logicOperators`.',
    links: ['/x/react-data-grid/filtering/multi-filters#logic-operator'],
  },
  'the-cell-with-id-and-field-is-not-editable': {
    cause:
      'Code started to edit a cell whose column is not editable, or that `isCellEditable` excludes.',
    remedy:
      'Set `editable: true` in the column, and check `apiRef.current.isCellEditable(params)` before `startCellEditMode()` or `startRowEditMode()`.',
    links: [
      '/x/react-data-grid/editing#non-editable-cells',
      '/x/react-data-grid/editing#api-methods',
    ],
  },
  'the-cell-with-id-and-field-is-not-in-mode': {
    cause:
      'A method needs the cell in another mode: editing was started for a cell that is already being edited, or stopped for one that is not.',
    remedy: 'Check `apiRef.current.getCellMode(id, field)` first.',
    links: [
      '/x/react-data-grid/editing#api-methods',
      '/x/react-data-grid/editing#controlled-edit-mode',
    ],
  },
  'the-row-with-id-is-not-in-mode': {
    cause:
      'A method needs the row in another mode: editing was started for a row that is already being edited, or stopped for one that is not.',
    remedy: 'Check `apiRef.current.getRowMode(id)` first.',
    links: ['/x/react-data-grid/editing#row-editing', '/x/react-data-grid/editing#api-methods'],
  },
  'a-call-to-processrowupdate-threw-an-error-which-was-not-handled-because': {
    cause:
      'The `processRowUpdate` callback threw an error or returned a rejected promise, and no callback handles it. The cell stays in edit mode.',
    remedy:
      'Pass `onProcessRowUpdateError` to show the error to users. If you did not expect an error, look for a code path in `processRowUpdate` that fails.',
    links: [
      '/x/react-data-grid/editing/persistence#server-side-validation',
      '/x/react-data-grid/editing/persistence#the-processrowupdate-callback',
    ],
  },
  'a-call-to-datasource-getrows-threw-an-error-which-was-not-handled': {
    cause:
      'The `getRows()` method of the data source failed, and the grid has no callback for the error.',
    remedy:
      'Pass `onDataSourceError` and show the error, for example in a snackbar with a button to retry.',
    links: ['/x/react-data-grid/server-side-data#error-handling'],
  },
  'a-call-to-datasource-updaterow-threw-an-error-which-was-not-handled': {
    cause:
      'The `updateRow()` method of the data source failed, and the grid has no callback for the error.',
    remedy: 'Pass `onDataSourceError`, and show users that their edit was not saved.',
    links: [
      '/x/react-data-grid/server-side-data#save-edits',
      '/x/react-data-grid/server-side-data#error-handling',
    ],
  },
  'usage-of-the-rowcount-prop-with-client-side-pagination-paginationmode-client-has': {
    cause:
      'The `rowCount` prop is set, but the grid paginates the rows it has and counts them itself.',
    remedy: 'Remove `rowCount`, or set `paginationMode="server"` if `rows` contains one page only.',
    links: [
      '/x/react-data-grid/pagination#server-side-pagination',
      '/x/react-data-grid/pagination#known-row-count',
    ],
  },
  'usage-of-the-paginationmeta-prop-with-client-side-pagination-paginationmode-client-has': {
    cause: 'The `paginationMeta` prop is set, but the grid paginates the rows it has.',
    remedy: 'Remove `paginationMeta`, or set `paginationMode="server"`.',
    links: ['/x/react-data-grid/pagination#unknown-row-count'],
  },
  'the-rowcount-prop-must-be-passed-using-paginationmode-server': {
    cause: 'The grid shows one page from a server and does not know how many pages there are.',
    remedy:
      'Pass the total number of rows as `rowCount`, or `rowCount={-1}` if you do not know it.',
    links: [
      '/x/react-data-grid/pagination#known-row-count',
      '/x/react-data-grid/pagination#unknown-row-count',
    ],
  },
  'the-hidefooterrowcount-prop-has-no-effect-when-the-pagination-is-enabled': {
    cause:
      'With pagination, the footer shows the range of rows instead of their number, so there is nothing to hide.',
    remedy: 'Remove `hideFooterRowCount`, or set `hideFooterPagination` to hide the pagination.',
    links: ['/x/react-data-grid/components#footer'],
  },
  'the-filtermode-server-prop-is-not-available-when-the-treedata-is-enabled': {
    cause:
      'The grid builds the tree from all rows, so it cannot leave the filtering of a tree to the server.',
    remedy:
      'Remove `filterMode="server"`, or load the tree with a data source, which supports filters on the server.',
    links: [
      '/x/react-data-grid/tree-data#filtering-tree-data',
      '/x/react-data-grid/server-side-data/tree-data',
    ],
  },
  'the-checkboxselectionvisibleonly-prop-has-no-effect-when-the-pagination-is-not-enabled': {
    cause: 'The prop limits **Select all** to the current page, and the grid has no pages.',
    remedy: 'Set `pagination`, or remove `checkboxSelectionVisibleOnly`.',
    links: ['/x/react-data-grid/row-selection#current-page-only'],
  },
  'usage-of-the-client-side-lazy-loading-rowsloadingmode-server-or-onrowsscrollend-cannot': {
    cause:
      'The grid has both the lazy loading of a data source and the older props for lazy loading.',
    remedy:
      'Keep `lazyLoading` with the data source, and remove `rowsLoadingMode` and `onRowsScrollEnd`.',
    links: [
      '/x/react-data-grid/server-side-data/lazy-loading#prerequisites',
      '/x/react-data-grid/row-updates#lazy-loading',
    ],
  },
  'no-getgroupkey-method-provided-with-the-datasource': {
    cause:
      'The data source returns nested rows, but has no `getGroupKey()` that names the group of a row.',
    remedy: 'Add `getGroupKey: (row) => row.name` to the data source.',
    links: [
      '/x/react-data-grid/server-side-data/tree-data#prerequisites',
      '/x/react-data-grid/server-side-data/row-grouping#prerequisites',
    ],
  },
  'no-getchildrencount-method-provided-with-the-datasource': {
    cause:
      'The data source returns nested rows, but has no `getChildrenCount()` that separates leaves from groups.',
    remedy:
      'Add `getChildrenCount: (row) => row.childCount` to the data source. Return `-1` for a group of unknown size.',
    links: [
      '/x/react-data-grid/server-side-data/tree-data#prerequisites',
      '/x/react-data-grid/server-side-data/row-grouping#prerequisites',
    ],
  },
  'the-values-returned-by-getgroupkey-for-all-the-sibling-rows-should-be': {
    cause: 'Two rows below the same parent have the same group key, so their paths are equal.',
    remedy: 'Return a value from `getGroupKey()` that is unique among siblings, such as an id.',
    links: ['/x/react-data-grid/server-side-data/tree-data#prerequisites'],
  },
};
