import type { GridColDef } from '@mui/x-data-grid';
import type { Play } from './plays.data';

/** The columns of all tables of plays. */
export const columns: GridColDef<Play>[] = [
  { field: 'title', headerName: 'Play', flex: 1, minWidth: 130 },
  { field: 'stage', headerName: 'Stage', width: 80 },
  { field: 'evenings', headerName: 'Evenings', type: 'number', width: 95 },
  { field: 'sold', headerName: 'Sold (%)', type: 'number', width: 95 },
];
