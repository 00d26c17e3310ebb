import type { ErrorNotes } from '#model/errors/ErrorNote.ts';

/** Notes on the messages of the Data Grid about layout, columns, and components. */
export const gridViewErrors: ErrorNotes = {
  'the-parent-dom-element-of-the-data-grid-has-an-empty-height': {
    cause:
      'The grid fills its parent element, and that element has a height of 0 pixels. A percentage height does not help while an ancestor has no height.',
    remedy:
      'Give the parent a height, or wrap the grid in a flex column: `<div style={{ display: "flex", flexDirection: "column" }}>`. Grids in hidden tabs print the message until the tab is shown.',
    links: [
      '/x/react-data-grid/layout#empty-or-missing-grid',
      '/x/react-data-grid/layout#flex-parent-container',
    ],
  },
  'the-parent-dom-element-of-the-data-grid-has-an-empty-width': {
    cause:
      'The parent element of the grid has a width of 0 pixels, typically because it is a flex or grid item that shrinks to its content.',
    remedy: 'Set a width on the parent, or let it grow with `flex: 1` together with `minWidth: 0`.',
    links: ['/x/react-data-grid/layout#width', '/x/react-data-grid/layout#empty-or-missing-grid'],
  },
  'column-type-only-accepts-date-objects-as-values': {
    cause:
      'A column with `type: "date"` or `type: "dateTime"` received a string or a number. The message ends with the id of the row and the field.',
    remedy:
      'Convert the value in the column definition: `valueGetter: (value) => value && new Date(value)`. The value may be empty, but otherwise it has to be a `Date`.',
    links: [
      '/x/react-data-grid/column-definition#converting-types',
      '/x/react-data-grid/column-definition#column-types',
    ],
  },
  'the-sortmodel-can-only-contain-a-single-item-when-the-disablemultiplecolumnssorting-prop': {
    cause:
      'The sort model has several items, but the grid sorts by one column. In the Community plan this is always so.',
    remedy:
      'Keep one item in `sortModel`, or use `DataGridPro` and leave out `disableMultipleColumnsSorting`.',
    links: [
      '/x/react-data-grid/sorting#multi-column-sorting',
      '/x/react-data-grid/sorting#sort-model',
    ],
  },
  'the-filtermodel-can-only-contain-a-single-item-when-the-disablemultiplecolumnsfiltering-prop': {
    cause:
      'The filter model has several items, but the grid applies one filter. In the Community plan this is always so.',
    remedy:
      'Keep one item in `filterModel.items`, or use `DataGridPro` and leave out `disableMultipleColumnsFiltering`.',
    links: [
      '/x/react-data-grid/filtering/multi-filters',
      '/x/react-data-grid/filtering#filter-model',
    ],
  },
  'no-filter-operators-found-for-column': {
    cause:
      'The filter model names a column whose `filterOperators` is empty or missing, for example a column of a custom type without operators.',
    remedy:
      'Set `filterOperators` in the column, remove the item from the model, or set `filterable: false`.',
    links: [
      '/x/react-data-grid/filtering/customization#custom-operator',
      '/x/react-data-grid/filtering/customization#column-types',
    ],
  },
  'no-filter-operator-found-for-column-and-operator-value': {
    cause:
      'The filter model uses an operator that the column does not have. Operators depend on the type: a `number` column has `>`, a `string` column has `contains`.',
    remedy:
      'Use an operator of the column type, and check filters that you restore from storage or a URL before you pass them to the grid.',
    links: [
      '/x/react-data-grid/filtering#filter-operators',
      '/x/react-data-grid/filtering-recipes#persist-filters',
    ],
  },
  'could-not-find-the-data-grid-context': {
    cause:
      'A hook or component that needs the grid, such as `useGridApiContext()`, ran outside a grid. Two installed versions of the package have two contexts and cause the same error.',
    remedy:
      'Render the component inside a slot of the grid. Outside the grid, create the API object with `useGridApiRef()`. Run `npm ls @mui/x-data-grid` to find a second version.',
    links: [
      '/x/react-data-grid/api-object#inside-the-data-grid',
      '/x/react-data-grid/api-object#outside-the-data-grid',
    ],
  },
  'could-not-find-the-data-grid-configuration-context': {
    cause:
      'A part of the grid was rendered outside a grid, or comes from another installed version than the grid around it.',
    remedy:
      'Render the part in a slot of the grid. Run `npm ls @mui/x-data-grid` and align the versions of all `@mui/x-data-grid` packages.',
    links: [
      '/x/react-data-grid/components#slots-and-slot-props',
      '/x/introduction/installation#pro-and-premium-packages',
    ],
  },
  'could-not-find-the-data-grid-private-context': {
    cause:
      'A component of the grid, for example `GridToolbar` or `GridFilterPanel`, was rendered outside a grid, or comes from another installed version.',
    remedy:
      'Render it in a slot of the grid. Run `npm ls @mui/x-data-grid` and align the versions of all `@mui/x-data-grid` packages.',
    links: [
      '/x/react-data-grid/components#slots-and-slot-props',
      '/x/react-data-grid/components/toolbar',
    ],
  },
  'usegridselector-has-been-called-before-the-initialization-of-the-state': {
    cause:
      'The hook `useGridSelector()` ran before the grid initialized its state, typically in the component that also renders the grid.',
    remedy:
      'Call it in a component inside the grid, or read the state in an effect or an event handler.',
    links: [
      '/x/react-data-grid/state#with-usegridselector',
      '/x/react-data-grid/state#state-outside-the-grid',
    ],
  },
  'missing-context-quick-filter-subcomponents-must-be-placed-within-a-quickfilter-component': {
    cause:
      '`QuickFilterControl`, `QuickFilterClear`, or `QuickFilterTrigger` has no `QuickFilter` around it.',
    remedy: 'Wrap the parts in `<QuickFilter>` and render it in the toolbar of the grid.',
    links: ['/x/react-data-grid/components/quick-filter#anatomy'],
  },
  'missing-context-prompt-field-subcomponents-must-be-placed-within-a-promptfield-component': {
    cause:
      'A part of the prompt field, such as `PromptFieldControl`, has no `PromptField` around it.',
    remedy: 'Wrap the parts in `<PromptField>`.',
    links: ['/x/react-data-grid/components/prompt-field#anatomy'],
  },
  'missing-context': {
    cause: 'A panel of the grid, or a button that opens one, was rendered outside a grid.',
    remedy: 'Render panel triggers in the toolbar of the grid, and panels in its slots.',
    links: [
      '/x/react-data-grid/components/columns-panel#anatomy',
      '/x/react-data-grid/components/filter-panel#anatomy',
    ],
  },
  'could-not-find-the-data-grid-charts-integration-context': {
    cause:
      'A part of the charts integration was rendered outside `GridChartsIntegrationContextProvider`.',
    remedy:
      'Wrap both the grid and the charts renderer in `<GridChartsIntegrationContextProvider>`.',
    links: ['/x/react-data-grid/charts-integration#basic-integration'],
  },
  'invalid-child-type-in-gridactionscell-expected-gridactionscellitem-or-react-fragment-got': {
    cause:
      'A child of `GridActionsCell` is neither a `GridActionsCellItem` nor a fragment. The cell leaves it out, because it reads the props of each item for its menu and for the keyboard.',
    remedy:
      'Use `GridActionsCellItem`. For a wrapper component that renders one and accepts the same props, set `suppressChildrenValidation`.',
    links: ['/x/react-data-grid/column-definition#actions'],
  },
  'missing-the-getactions-property-in-the-gridcoldef': {
    cause: 'A column with `type: "actions"` has no `getActions` function and no `renderCell`.',
    remedy:
      'Add `getActions: (params) => [<GridActionsCellItem … />]`, or render a `GridActionsCell` in `renderCell`.',
    links: ['/x/react-data-grid/column-definition#actions'],
  },
  'the-cell-with-id-and-field-received-focus': {
    cause:
      'A cell received the browser focus, but the state of the grid has the focus elsewhere. This happens in tests that fire `click` without the events before it.',
    remedy:
      'Use `userEvent.click()`, which fires the whole sequence. With `fireEvent`, call `fireEvent.mouseUp(cell)` before `fireEvent.click(cell)`.',
    links: ['/x/react-data-grid/getting-started#testing', '/x/react-data-grid/cells#testing'],
  },
  'missing-translation-for-key': {
    cause:
      'The grid asked for a text that `localeText` sets to `null` or `undefined`, or for a key that does not exist.',
    remedy: 'Set the key in `localeText`, or leave it out so that the default text applies.',
    links: [
      '/x/react-data-grid/localization#translation-keys',
      '/x/react-data-grid/localization#locale-text',
    ],
  },
  'log-level-not-recognized': {
    cause: 'The `logLevel` prop is not one of `debug`, `info`, `warn`, and `error`.',
    remedy: 'Set one of these values, or `false` to print nothing.',
    links: ['/x/api/data-grid/data-grid'],
  },
  'youre-not-allowed-to-update-several-sub-state-in-one-transaction-you': {
    cause:
      'Code called `apiRef.current.setState()` and changed several controllable models at once, for example filter and sorting.',
    remedy:
      'Call the method of each model, such as `setFilterModel()` and `setSortModel()`, or restore all of them with `restoreState()`.',
    links: ['/x/react-data-grid/state#restore-the-state-with-apiref'],
  },
  'an-element-of-the-columngroupingmodel-does-not-have-either-field-or-groupid': {
    cause:
      'An entry of `columnGroupingModel` is neither a column, which has a `field`, nor a group, which has a `groupId`.',
    remedy:
      'Write columns as `{ field: "price" }` and groups as `{ groupId: "costs", children: […] }`.',
    links: ['/x/react-data-grid/column-groups#column-grouping-model'],
  },
  'the-groupid-is-used-multiple-times-in-the-columngroupingmodel': {
    cause: 'Two groups in `columnGroupingModel` have the same `groupId`.',
    remedy:
      'Give each group its own `groupId`, and set `headerName` where two groups should show the same text.',
    links: ['/x/react-data-grid/column-groups#column-grouping-model'],
  },
  'columngroupingmodel-contains-duplicated-field': {
    cause: 'A column is in two groups of `columnGroupingModel`. The message lists both paths.',
    remedy: 'Keep the field in one group.',
    links: ['/x/react-data-grid/column-groups#column-grouping-model'],
  },
  'the-listviewcolumn-prop-must-be-set-if-listview-is-enabled': {
    cause: 'The list view is on, but the grid does not know how to render a row in it.',
    remedy: 'Pass `listViewColumn` with a `field` and a `renderCell`.',
    links: ['/x/react-data-grid/list-view#implementing-list-view'],
  },
  'the-rowheight-prop-should-be-a-number-greater-than-0': {
    cause:
      'The `rowHeight` prop is 0, negative, or not a number. The grid uses the default height.',
    remedy: 'Pass a height in pixels as a number, not as a string such as `"40px"`.',
    links: ['/x/react-data-grid/row-height#static-row-height'],
  },
  'the-getrowheight-prop-should-return-a-number-greater-than-0-or-auto': {
    cause:
      'The `getRowHeight` callback returned 0, a negative number, or something that is not a number.',
    remedy: 'Return a number of pixels, `"auto"`, or `null` for the default height.',
    links: [
      '/x/react-data-grid/row-height#variable-row-height',
      '/x/react-data-grid/row-height#dynamic-row-height',
    ],
  },
  'datagrid-autopagesize-true-autoheight-true-are-not-valid-props': {
    cause:
      'With `autoPageSize` the height determines the number of rows, and with `autoHeight` the number of rows determines the height. The two exclude each other.',
    remedy: 'Remove one of the two props.',
    links: [
      '/x/react-data-grid/pagination#automatic-page-size',
      '/x/react-data-grid/layout#auto-height',
    ],
  },
  'you-try-to-import-data-grid-from-mui-x-data-grid-pro': {
    cause: 'The code imports `DataGrid` from the Pro package, which exports `DataGridPro` instead.',
    remedy: "Write `import { DataGridPro } from '@mui/x-data-grid-pro'`.",
    links: [
      '/x/react-data-grid/getting-started#pro-package',
      '/x/react-data-grid#upgrading-a-plan',
    ],
  },
  'you-try-to-import-data-grid-premium-from-mui-x-data-grid': {
    cause: 'The code imports `DataGridPremium` from the Pro package.',
    remedy: 'Install `@mui/x-data-grid-premium` and import `DataGridPremium` from it.',
    links: [
      '/x/react-data-grid/getting-started#premium-package',
      '/x/introduction/licensing#from-pro-to-premium',
    ],
  },
  'you-try-to-import-data-grid-from-mui-x-data-grid-premium': {
    cause:
      'The code imports `DataGrid` from the Premium package, which exports `DataGridPremium` instead.',
    remedy: "Write `import { DataGridPremium } from '@mui/x-data-grid-premium'`.",
    links: ['/x/react-data-grid/getting-started#premium-package'],
  },
  'you-try-to-import-data-grid-pro-from-mui-x-data-grid': {
    cause:
      'The code imports `DataGridPro` from the Premium package, which exports `DataGridPremium` instead.',
    remedy:
      "Write `import { DataGridPremium } from '@mui/x-data-grid-premium'`. It has all features of `DataGridPro`.",
    links: [
      '/x/react-data-grid/getting-started#premium-package',
      '/x/introduction/licensing#from-pro-to-premium',
    ],
  },
  'usegridrootprops-should-only-be-used-inside-the-datagrid-datagridpro-or-datagridpremium-component':
    {
      cause: 'The hook `useGridRootProps()` was called in a component outside a grid.',
      remedy:
        'Call it only in components that you pass to `slots`, or that the grid renders inside a cell or header.',
      links: ['/x/react-data-grid/components#grid-api-in-slots'],
    },
};
