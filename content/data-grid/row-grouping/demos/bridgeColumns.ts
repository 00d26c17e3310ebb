import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Bridge } from './bridges.data';

/** The columns of all tables of bridges. */
export const columns: GridColDef<Bridge>[] = [
  { field: 'name', headerName: 'Bridge', width: 140 },
  { field: 'river', headerName: 'River', width: 100 },
  { field: 'kind', headerName: 'Kind', width: 130 },
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'number',
    width: 90,
    valueFormatter: (value?: number) => value?.toString(),
  },
  { field: 'span', headerName: 'Span, m', type: 'number', width: 95 },
];
