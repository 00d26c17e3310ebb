import type { ErrorNotes } from '#model/errors/ErrorNote.ts';

/** Notes on the messages of the Data Grid about rows, trees, the order of rows, and exports. */
export const gridRowErrors: ErrorNotes = {
  'the-data-grid-component-requires-all-rows-to-have-a-unique-id': {
    cause:
      'A row in `rows`, or a row passed to `updateRows()`, has no `id`, or its `id` is `null` or `undefined`. The last lines of the message show the row.',
    remedy:
      'Add an `id` to every row, or set `getRowId` to a function that returns the key your data already has, for example `getRowId={(row) => row.sku}`.',
    links: ['/x/react-data-grid/row-definition#row-identifier', '/x/react-data-grid/row-updates'],
  },
  'no-row-with-id-found': {
    cause:
      'A method of the API object received the id of a row that the grid does not have. The row was removed, has not loaded yet, or its id has another type, such as `"1"` instead of `1`.',
    remedy:
      'Check with `apiRef.current.getRow(id)` that the row exists before you call the method, and pass the id exactly as `getRowId` returns it.',
    links: [
      '/x/react-data-grid/api-object#methods',
      '/x/react-data-grid/row-definition#row-identifier',
    ],
  },
  'group-groupid-has-no-children': {
    cause: 'A group in `columnGroupingModel` has no `children`, so it has no column to span.',
    remedy: 'Add at least one column to the group, or remove the group.',
    links: ['/x/react-data-grid/column-groups#column-grouping-model'],
  },
  'unable-to-prepare-a-partial-update-if-a-full-update-is-not': {
    cause:
      'The grid received rows for part of a tree while a replacement of all rows was still waiting to be applied.',
    remedy:
      'Call `updateRows()` after the grid has rendered the new `rows`. With a data source, call `fetchRows()` instead of changing the rows yourself.',
    links: [
      '/x/react-data-grid/row-updates#the-updaterows-method',
      '/x/react-data-grid/server-side-data#refresh-rows',
    ],
  },
  'you-cannot-update-several-rows-at-once-in-apiref-current-updaterows-on': {
    cause:
      'Code passed more than one row to `updateRows()` of a `DataGrid`, which updates one row per call.',
    remedy:
      'Change the `rows` prop to update many rows, or use `DataGridPro`, whose `updateRows()` takes any number of rows.',
    links: [
      '/x/react-data-grid/row-updates#the-updaterows-method',
      '/x/react-data-grid/row-updates#the-rows-prop',
    ],
  },
  'you-cannot-replace-rows-using-apiref-current-unstable-replacerows-on-the-datagrid': {
    cause:
      'Code called `unstable_replaceRows()` of a `DataGrid`. The method belongs to the Pro plan.',
    remedy: 'Change the `rows` prop, or use `DataGridPro`.',
    links: ['/x/react-data-grid/row-updates#lazy-loading'],
  },
  'apiref-current-unstable-replacerows-is-not-compatible-with-tree-data-and-row': {
    cause: 'Code called `unstable_replaceRows()` while rows are grouped or form a tree.',
    remedy: 'Use `updateRows()`, or load nested rows with a data source.',
    links: [
      '/x/react-data-grid/row-updates#lazy-loading',
      '/x/react-data-grid/server-side-data/lazy-loading#nested-lazy-loading',
    ],
  },
  'only-group-nodes-can-be-expanded-or-collapsed': {
    cause: 'Code called `setRowChildrenExpansion()` with the id of a row that has no children.',
    remedy:
      'Pass the id of a group. `apiRef.current.getRowNode(id)?.type` is `group` for these rows.',
    links: [
      '/x/react-data-grid/row-grouping#group-rows-by-a-column',
      '/x/react-data-grid/tree-data#group-expansion-with-tree-data',
    ],
  },
  'the-row-reordering-does-not-support-reordering-of-footer-or-grouping-rows': {
    cause: 'Code moved a footer row or a group row with `setRowIndex()` or `setRowPosition()`.',
    remedy:
      'Move data rows only, and check `apiRef.current.getRowNode(id)?.type === "leaf"` first.',
    links: ['/x/react-data-grid/row-ordering#restricted-reordering'],
  },
  'the-row-reordering-do-not-support-reordering-of-footer-rows': {
    cause: 'Code moved a footer row, for example the row with the totals of the aggregation.',
    remedy:
      'Move data rows or groups, and check the type of the row with `apiRef.current.getRowNode(id)` first.',
    links: ['/x/react-data-grid/row-ordering#row-reordering-with-row-grouping'],
  },
  'the-inside-position-is-only-supported-for-tree-data-use-above-or': {
    cause:
      'Code called `setRowPosition()` with the position `inside` on rows that do not form a tree.',
    remedy: 'Use `above` or `below`.',
    links: ['/x/react-data-grid/row-ordering#row-reordering-with-tree-data'],
  },
  'target-row-with-id-not-found-in-current-view': {
    cause: 'The row to move next to is filtered out or inside a collapsed group.',
    remedy:
      'Choose a target among the visible rows, for example with `gridExpandedSortedRowIdsSelector`.',
    links: ['/x/react-data-grid/row-ordering#implementing-row-reordering'],
  },
  'source-row-with-id-not-found-in-current-view': {
    cause: 'The row to move is filtered out or inside a collapsed group.',
    remedy: 'Show the row before you move it, or change the order in your own data.',
    links: ['/x/react-data-grid/row-ordering#implementing-row-reordering'],
  },
  'no-row-node-found-for-id': {
    cause: 'The row that a user was dragging was removed from the grid before the drop.',
    remedy:
      'Do not replace `rows` while a row is dragged. Pause live updates between `rowDragStart` and `rowDragEnd`.',
    links: ['/x/react-data-grid/row-ordering#row-reordering-events'],
  },
  'row-node-for-id-not-found-after-move': {
    cause: 'The row that a user dropped was gone when the grid looked for its new position.',
    remedy:
      'Do not remove the row in the callbacks of the reordering. Update your data in `onRowOrderChange`.',
    links: ['/x/react-data-grid/row-ordering#row-reordering-events'],
  },
  'the-parameters-provided-to-the-api-method-resulted-in-a-no-op': {
    cause:
      'Code asked to move a row to where it already is, or to a place that its group or tree does not allow.',
    remedy:
      'Compare the positions first, and read which moves are allowed for grouped rows and trees.',
    links: [
      '/x/react-data-grid/row-ordering#row-reordering-with-row-grouping',
      '/x/react-data-grid/row-ordering#restricted-reordering',
    ],
  },
  'setrowindex-is-not-supported-for-tree-data-use-setrowposition-instead': {
    cause:
      'An index does not name the parent of a row, so `setRowIndex()` cannot move rows of a tree.',
    remedy:
      'Call `setRowPosition(id, targetId, "above")`, with `below` or `inside` as the other positions.',
    links: ['/x/react-data-grid/row-ordering#row-reordering-with-tree-data'],
  },
  'requires-settreedatapath-prop-to-update-row-data-paths-please-provide-a-settreedatapath': {
    cause:
      'A user dropped a row below another parent, and the grid has no function that writes the new path into the row.',
    remedy: 'Pass `setTreeDataPath={(path, row) => ({ ...row, path })}`.',
    links: ['/x/react-data-grid/row-ordering#row-reordering-with-tree-data'],
  },
  'no-gettreedatapath-given': {
    cause:
      'The grid has `treeData` but no `getTreeDataPath`, so it cannot find the place of a row.',
    remedy:
      'Pass a function that returns the path from the root, for example `getTreeDataPath={(row) => row.path}`.',
    links: [
      '/x/react-data-grid/tree-data#rendering-tree-data',
      '/x/react-data-grid/tree-data#rows-with-parent-ids',
    ],
  },
  'the-path-returned-by-gettreedatapath-should-be-unique': {
    cause: 'Two rows have the same path in the tree. The message names both rows and the path.',
    remedy: 'End each path with a value that is unique among siblings, such as the id of the row.',
    links: ['/x/react-data-grid/tree-data#rendering-tree-data'],
  },
  'when-the-value-of-a-field-is-an-object-or-a-rendercell': {
    cause:
      'The export writes values, not rendered cells. A column has objects as values, so its cells would read `[object Object]`.',
    remedy:
      'Add a `valueFormatter` that returns a string, or a `valueGetter` that returns a plain value.',
    links: [
      '/x/react-data-grid/export#csv-export',
      '/x/react-data-grid/column-definition#value-formatter',
    ],
  },
  'the-exceljspostprocess-option-is-not-supported-when-a-web-worker-is-used': {
    cause: 'The Excel export runs in a web worker, and functions cannot be sent to a worker.',
    remedy: 'Pass `exceljsPostProcess` to `setupExcelExportWebWorker()` in the file of the worker.',
    links: ['/x/react-data-grid/export#excel-export-in-a-web-worker'],
  },
  'the-exceljspreprocess-option-is-not-supported-when-a-web-worker-is-used': {
    cause: 'The Excel export runs in a web worker, and functions cannot be sent to a worker.',
    remedy: 'Pass `exceljsPreProcess` to `setupExcelExportWebWorker()` in the file of the worker.',
    links: ['/x/react-data-grid/export#excel-export-in-a-web-worker'],
  },
  'no-grid-root-element-available': {
    cause: 'The print export started before the grid was mounted, or after it was removed.',
    remedy: 'Call `exportDataAsPrint()` in an event handler while the grid is on the page.',
    links: ['/x/react-data-grid/export#print-export'],
  },
  'exportas-not-supported': {
    cause:
      'The environment cannot download files, because its links have no `download` attribute. Embedded web views and test environments can be like this.',
    remedy: 'Export in a browser, or read the text with `getDataAsCsv()` and save it yourself.',
    links: ['/x/react-data-grid/export#testing'],
  },
  'conversation-not-found': {
    cause:
      'Code called `setActiveConversationIndex()` of the AI assistant with an index that no conversation has.',
    remedy: 'Pass an index below the number of conversations, after the conversations have loaded.',
    links: [
      '/x/react-data-grid/ai-assistant#conversations',
      '/x/react-data-grid/ai-assistant#prompts-from-code',
    ],
  },
  'no-pivotingcoldef-prop-provided-with-to-the-data-grid-but-response-contains': {
    cause: 'The data source returned `pivotColumns`, but the grid cannot build columns from them.',
    remedy:
      'Pass `pivotingColDef` as a function that returns at least the `field` of each generated column.',
    links: ['/x/react-data-grid/server-side-data/pivoting#column-fields'],
  },
  'header-name-for-a-column-group-based-on-cannot-be-converted-to': {
    cause:
      'A value in `pivotColumns` is an object, and the column has no formatter that makes a text of it.',
    remedy: 'Return strings or numbers from the server, or add a `valueFormatter` to the column.',
    links: ['/x/react-data-grid/server-side-data/pivoting#formatted-column-headers'],
  },
};
