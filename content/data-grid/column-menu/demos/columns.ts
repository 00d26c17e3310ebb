import type { GridColDef } from '@mui/x-data-grid';
import type { Ferry } from '../../shared/ferries.data';

/** The columns of the demos on this page. */
export const columns: GridColDef<Ferry>[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 150 },
  { field: 'vessel', headerName: 'Vessel', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];
