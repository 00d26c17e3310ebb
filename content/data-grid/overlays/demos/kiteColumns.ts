import type { GridColDef } from '@mui/x-data-grid';
import type { Kite } from './kites.data';

export const columns: GridColDef<Kite>[] = [
  { field: 'name', headerName: 'Kite', flex: 1, minWidth: 120 },
  { field: 'span', headerName: 'Span, cm', type: 'number', width: 120 },
];
