import type { GridColDef } from '@mui/x-data-grid';
import type { PantryItem } from './pantry.data';

/** The columns of all pantry tables; everything can be edited. */
export const columns: GridColDef<PantryItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120, editable: true },
  { field: 'shelf', headerName: 'Shelf', width: 80, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
  {
    field: 'unit',
    headerName: 'Unit',
    type: 'singleSelect',
    valueOptions: ['kg', 'l', 'jars'],
    width: 90,
    editable: true,
  },
];
