import type { Product } from '#tests/migration/MigrationPair.ts';

/** What a developer asks an assistant, with the names that the right answer must contain. */
export type Question =
  | {
      kind: 'guide';
      question: string;
      product: Product;
      /** The export whose API has the names. */
      api: string;
      names: string[];
    }
  | { kind: 'recipe'; question: string; product: Product; api: string; names: string[] }
  | { kind: 'error'; question: string; product: Product; api: string; names: string[] };

const guide = (product: Product, api: string, names: string[], question: string): Question => ({
  kind: 'guide',
  question,
  product,
  api,
  names,
});

/** Thirty questions in the words of people who do not know the names yet. */
export const questions: readonly Question[] = [
  guide(
    'data-grid',
    'DataGrid',
    ['checkboxSelection'],
    'How do I let users select several rows with checkboxes?',
  ),
  guide(
    'data-grid',
    'DataGrid',
    ['pageSizeOptions', 'paginationModel'],
    'How do I change the page size of the data grid?',
  ),
  guide(
    'data-grid',
    'DataGrid',
    ['columnVisibilityModel'],
    'How do I hide a column of the data grid?',
  ),
  guide(
    'data-grid',
    'DataGrid',
    ['sortingMode', 'onSortModelChange'],
    'How do I sort rows on the server?',
  ),
  guide('data-grid', 'DataGrid', ['processRowUpdate'], 'How do I save an edited row to my server?'),
  guide('data-grid', 'DataGridPro', ['pinnedColumns'], 'How do I pin a column to the left?'),
  guide(
    'data-grid',
    'DataGridPremium',
    ['aggregationModel'],
    'How do I show totals below a column?',
  ),
  guide('data-grid', 'DataGrid', ['getRowHeight'], 'How do I give each row its own height?'),
  guide('data-grid', 'DataGrid', ['getRowClassName'], 'How do I style rows by their data?'),
  guide('data-grid', 'DataGrid', ['loading'], 'How do I show a loading overlay in the grid?'),
  guide('data-grid', 'DataGridPremium', ['rowGroupingModel'], 'How do I group rows by a column?'),
  guide('data-grid', 'GridColDef', ['valueFormatter'], 'How do I format the numbers in a column?'),
  guide(
    'pickers',
    'DatePicker',
    ['disablePast'],
    'How do I disable dates in the past in a date picker?',
  ),
  guide(
    'pickers',
    'DatePicker',
    ['views'],
    'How do I choose only month and year in a date picker?',
  ),
  guide('pickers', 'DateField', ['clearable'], 'How do I add a clear button to a date field?'),
  guide(
    'pickers',
    'DateCalendar',
    ['displayWeekNumber'],
    'How do I show week numbers in the calendar?',
  ),
  guide('pickers', 'TimePicker', ['ampm'], 'How do I use 24-hour time in a time picker?'),
  guide('pickers', 'DatePicker', ['timezone'], 'How do I show a date in another time zone?'),
  guide('charts', 'BarSeriesType', ['stack'], 'How do I stack the bars of a bar chart?'),
  guide('charts', 'BarChart', ['hideLegend'], 'How do I hide the legend of a chart?'),
  guide('charts', 'BarChart', ['layout'], 'How do I make a horizontal bar chart?'),
  guide('charts', 'PieSeriesType', ['innerRadius'], 'How do I make a donut chart?'),
  guide(
    'tree-view',
    'RichTreeView',
    ['expandedItems'],
    'How do I expand and collapse all items of a tree?',
  ),
  guide('tree-view', 'RichTreeView', ['multiSelect'], 'How do I select several items in a tree?'),
  guide('tree-view', 'RichTreeView', ['isItemEditable'], 'How do I let users rename tree items?'),
  guide(
    'tree-view',
    'RichTreeViewPro',
    ['itemsReordering'],
    'How do I reorder tree items by dragging?',
  ),
  {
    kind: 'recipe',
    question: 'keep the filter of the grid in the URL',
    product: 'data-grid',
    api: 'DataGrid',
    names: ['filterModel', 'onFilterModelChange'],
  },
  {
    kind: 'recipe',
    question: 'let users choose a whole week',
    product: 'pickers',
    api: 'DatePicker',
    names: ['onChange', 'slotProps', 'displayWeekNumber'],
  },
  {
    kind: 'error',
    question:
      'Uncaught Error: MUI X: The Data Grid component requires all rows to have a unique `id` property.\n    at gridRowsUtils.js:40',
    product: 'data-grid',
    api: 'DataGrid',
    names: ['getRowId'],
  },
  {
    kind: 'error',
    question: 'MUI X: Can not find the date and time pickers localization context.',
    product: 'pickers',
    api: 'LocalizationProvider',
    names: ['dateAdapter'],
  },
];
