import type { GridColDef } from '@mui/x-data-grid';
import type { Lighthouse } from './lighthouses.data';

/** The columns of all lighthouse tables. */
export const columns: GridColDef<Lighthouse>[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1, minWidth: 130 },
  { field: 'meters', headerName: 'Height (m)', type: 'number', width: 110 },
  {
    field: 'lit',
    headerName: 'First lit',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => String(value),
  },
];
