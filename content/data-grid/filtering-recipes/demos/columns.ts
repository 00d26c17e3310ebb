import type { GridColDef } from '@mui/x-data-grid';
import type { Screening } from './screenings.data';

const halls: Screening['hall'][] = ['Main hall', 'Studio', 'Courtyard'];

/** The columns of all tables with screenings. */
export const columns: GridColDef<Screening>[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 165 },
  { field: 'hall', headerName: 'Hall', type: 'singleSelect', valueOptions: halls, width: 120 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 100 },
];
