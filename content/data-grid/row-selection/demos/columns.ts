import type { GridColDef } from '@mui/x-data-grid';
import type { Repair } from '../../shared/repairs.data';

/** The columns of all repair tables. */
export const columns: GridColDef<Repair>[] = [
  { field: 'item', headerName: 'Item', width: 130 },
  { field: 'fault', headerName: 'Fault', flex: 1, minWidth: 150 },
  { field: 'state', headerName: 'State', width: 130 },
];
