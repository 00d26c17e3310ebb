import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Loan } from './loans.data';

/** The work is fixed, and all other columns accept pasted values. */
export const columns: GridColDef<Loan>[] = [
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 130 },
  { field: 'crate', headerName: 'Crate', width: 80, editable: true },
  { field: 'insured', headerName: 'Insured (€)', type: 'number', width: 110, editable: true },
  { field: 'leaves', headerName: 'Leaves', type: 'date', width: 110, editable: true },
  { field: 'fragile', headerName: 'Fragile', type: 'boolean', width: 80, editable: true },
];
