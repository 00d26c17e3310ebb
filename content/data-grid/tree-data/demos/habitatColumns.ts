import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Habitat } from './habitats.data';

/** The columns of all tables of habitats. */
export const columns: GridColDef<Habitat>[] = [
  { field: 'food', headerName: 'Food, kg', type: 'number', width: 100 },
  { field: 'keeper', headerName: 'Keeper', width: 90 },
];

/** Returns the names from the top of the tree to the row. */
export const getTreeDataPath = (row: Habitat) => row.path;
