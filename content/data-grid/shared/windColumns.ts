import type { GridColDef } from '@mui/x-data-grid';
import type { WindPart } from './windParks.data';

export const windColumns: GridColDef<WindPart>[] = [
  { field: 'inspected', headerName: 'Inspected', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];
