import type { GridColDef } from '@mui/x-data-grid';
import type { Trail } from './trails.data';

/** Columns for the trails. */
export const columns: GridColDef<Trail>[] = [
  { field: 'name', headerName: 'Trail', flex: 1, minWidth: 130 },
  { field: 'valley', headerName: 'Valley', width: 100 },
  {
    field: 'grade',
    headerName: 'Grade',
    type: 'singleSelect',
    valueOptions: ['Easy', 'Medium', 'Hard'],
    width: 110,
  },
  { field: 'climb', headerName: 'Climb (m)', type: 'number', width: 125 },
];
