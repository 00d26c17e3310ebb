import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Count } from './counters.data';

/** Columns of bicycle counters. */
export const columns: GridColDef<Count>[] = [
  { field: 'bridge', headerName: 'Bridge', width: 130 },
  { field: 'bank', headerName: 'Bank', width: 75 },
  { field: 'quarter', headerName: 'Quarter', width: 85 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 85 },
  { field: 'scooters', headerName: 'Scooters', type: 'number', width: 95 },
];
