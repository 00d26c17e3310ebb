import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Sale } from './drinks.data';

/** Columns of the sales of two drink stands. */
export const columns: GridColDef<Sale>[] = [
  { field: 'stand', headerName: 'Stand', width: 85 },
  { field: 'day', headerName: 'Day', width: 95 },
  { field: 'drink', headerName: 'Drink', width: 85 },
  { field: 'cups', headerName: 'Cups', type: 'number', width: 80 },
];
