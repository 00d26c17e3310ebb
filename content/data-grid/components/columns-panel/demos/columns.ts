import type { GridColDef } from '@mui/x-data-grid';
import type { Bridge } from './bridges.data';

/** Columns for the bridges. */
export const columns: GridColDef<Bridge>[] = [
  { field: 'name', headerName: 'Bridge', flex: 1, minWidth: 140, hideable: false },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'opened', headerName: 'Opened', width: 100 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 120 },
  { field: 'lanes', headerName: 'Lanes', type: 'number', width: 90 },
  { field: 'tram', headerName: 'Tram', type: 'boolean', width: 90 },
];
