import type { GridColDef } from '@mui/x-data-grid';
import type { Hut } from './huts.data';

const regions: Hut['region'][] = ['North ridge', 'Lake valley', 'Glacier'];

/** The columns of all hut tables, with the operators of their types. */
export const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 120 },
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: regions,
    width: 120,
  },
  { field: 'altitude', headerName: 'Meters', type: 'number', width: 140 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 110 },
];
