import type { GridColDef } from '@mui/x-data-grid';
import type { Flat } from './flats.data';

/** Columns for the flats. */
export const columns: GridColDef<Flat>[] = [
  { field: 'street', headerName: 'Address', flex: 1, minWidth: 120 },
  { field: 'floor', headerName: 'Floor', width: 120 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 140 },
];
