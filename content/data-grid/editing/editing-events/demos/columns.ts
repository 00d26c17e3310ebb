import type { GridColDef } from '@mui/x-data-grid';
import type { TrailSign } from './signs.data';

/** The columns of all tables of signs; everything can be edited. */
export const columns: GridColDef<TrailSign>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 110, editable: true },
  { field: 'text', headerName: 'Text', width: 120, editable: true },
  { field: 'meters', headerName: 'Meters', type: 'number', width: 100, editable: true },
];
