import type { GridColDef } from '@mui/x-data-grid';
import type { Cheese } from './cheeses.data';

/** Columns for the cheeses. */
export const columns: GridColDef<Cheese>[] = [
  { field: 'name', headerName: 'Cheese', flex: 1, minWidth: 130 },
  { field: 'milk', headerName: 'Milk', width: 110 },
  { field: 'months', headerName: 'Months', type: 'number', width: 100 },
];
