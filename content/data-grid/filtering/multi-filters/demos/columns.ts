import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Berth } from './berths.data';

const types: Berth['type'][] = ['Sail', 'Motor', 'Rowing'];

/** The columns of all tables with berths. */
export const columns: GridColDef<Berth>[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
  { field: 'type', headerName: 'Type', type: 'singleSelect', valueOptions: types, width: 110 },
  { field: 'length', headerName: 'Length', type: 'number', width: 130 },
  { field: 'until', headerName: 'Until', type: 'date', width: 120 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 100 },
];
