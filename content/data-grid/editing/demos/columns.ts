import type { GridColDef } from '@mui/x-data-grid';
import type { Loan } from './loans.data';

/** The columns of all loan tables; everything can be edited. */
export const columns: GridColDef<Loan>[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 130, editable: true },
  { field: 'borrower', headerName: 'Borrower', width: 110, editable: true },
  { field: 'due', headerName: 'Due', type: 'date', width: 140, editable: true },
  { field: 'deposit', headerName: 'Deposit', type: 'number', width: 90, editable: true },
  { field: 'returned', headerName: 'Returned', type: 'boolean', width: 100, editable: true },
];
