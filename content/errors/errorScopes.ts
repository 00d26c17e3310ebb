import type { ErrorScope } from '#model/errors/ErrorScope.ts';
import { chartErrors } from './chartErrors.ts';
import { dataGridErrors } from './dataGridErrors.ts';
import { datePickerErrors } from './datePickerErrors.ts';
import { libraryErrors } from './libraryErrors.ts';
import { treeViewErrors } from './treeViewErrors.ts';

/** What the index of errors covers besides the packages of the products, and the notes on the messages. */
export const errorScopes: ErrorScope[] = [
  { product: null, packages: ['@mui/x-license', '@mui/x-internals'], notes: libraryErrors },
  { product: 'data-grid', packages: ['@mui/x-virtualizer'], notes: dataGridErrors },
  { product: 'date-pickers', packages: [], notes: datePickerErrors },
  { product: 'charts', packages: [], notes: chartErrors },
  { product: 'tree-view', packages: [], notes: treeViewErrors },
];
