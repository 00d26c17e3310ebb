import type { GridColDef } from '@mui/x-data-grid';
import type { Lot } from './lots.data';

/** Columns for the lots. */
export const columns: GridColDef<Lot>[] = [
  { field: 'title', headerName: 'Lot', flex: 1, minWidth: 160 },
  { field: 'donor', headerName: 'Donor', width: 110 },
  { field: 'estimate', headerName: 'Estimate (€)', type: 'number', width: 130 },
  { field: 'bids', headerName: 'Bids', type: 'number', width: 90 },
];
