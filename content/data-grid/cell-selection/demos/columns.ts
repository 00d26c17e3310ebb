import type { GridColDef } from '@mui/x-data-grid-premium';
import { days } from './rainfall.data';
import type { Rainfall } from './rainfall.data';

/** The station and one column per weekday. */
export const columns: GridColDef<Rainfall>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 90 },
  ...days.map((day): GridColDef<Rainfall> => ({
    field: day,
    headerName: day.charAt(0).toUpperCase() + day.slice(1),
    type: 'number',
    flex: 1,
    minWidth: 64,
    sortable: false,
  })),
];
