import type { GridColDef } from '@mui/x-data-grid';
import type { Recording } from './recordings.data';

/** The columns of all tables with recordings. */
export const columns: GridColDef<Recording>[] = [
  { field: 'sound', headerName: 'Sound', flex: 1, minWidth: 150 },
  { field: 'place', headerName: 'Place', width: 110 },
  { field: 'recordist', headerName: 'Recordist', width: 120 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    valueFormatter: (value: number) => String(value),
    width: 90,
  },
];
