import type { GridColDef } from '@mui/x-data-grid';
import type { Tide } from './tides.data';

export const columns: GridColDef<Tide>[] = [
  { field: 'id', headerName: 'Tide', type: 'number', width: 80 },
  { field: 'day', headerName: 'Day', type: 'number', width: 80 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'time', headerName: 'Time', width: 110 },
  { field: 'height', headerName: 'Height, cm', type: 'number', width: 140 },
  { field: 'current', headerName: 'Current', width: 180 },
  { field: 'moon', headerName: 'Moon', width: 160 },
];
