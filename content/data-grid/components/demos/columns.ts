import type { GridColDef } from '@mui/x-data-grid';
import type { Hive } from './hives.data';

/** Columns for the colonies. */
export const columns: GridColDef<Hive>[] = [
  { field: 'name', headerName: 'Hive', flex: 1, minWidth: 90 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 120 },
];
