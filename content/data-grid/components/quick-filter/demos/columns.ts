import type { GridColDef } from '@mui/x-data-grid';
import type { Mineral } from './minerals.data';

/** Columns for the minerals. */
export const columns: GridColDef<Mineral>[] = [
  { field: 'name', headerName: 'Mineral', flex: 1, minWidth: 110 },
  { field: 'color', headerName: 'Color', width: 90 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 120 },
];
