import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Route } from './routes.data';

/** Columns of climbing routes that users edit. */
export const columns: GridColDef<Route>[] = [
  { field: 'name', headerName: 'Route', editable: true, flex: 1, minWidth: 110 },
  { field: 'wall', headerName: 'Wall', editable: true, width: 85 },
  { field: 'grade', headerName: 'Grade', type: 'number', editable: true, width: 75 },
  { field: 'meters', headerName: 'Meters', type: 'number', editable: true, width: 80 },
];
