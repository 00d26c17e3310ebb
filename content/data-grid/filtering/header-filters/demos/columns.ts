import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Meteorite } from './meteorites.data';

const kinds: Meteorite['kind'][] = ['Stone', 'Iron', 'Stony iron'];

/** The columns of all tables with meteorites. */
export const columns: GridColDef<Meteorite>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'kind', headerName: 'Kind', type: 'singleSelect', valueOptions: kinds, width: 175 },
  { field: 'mass', headerName: 'Mass (g)', type: 'number', width: 140 },
  { field: 'found', headerName: 'Found', type: 'date', width: 190 },
  { field: 'onDisplay', headerName: 'On display', type: 'boolean', width: 140 },
];
