import type { GridColDef } from '@mui/x-data-grid';
import type { Seed } from '../../shared/seeds.data';

/** The columns of all seed tables. */
export const columns: GridColDef<Seed>[] = [
  { field: 'id', headerName: 'Drawer', width: 90 },
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 120 },
  {
    field: 'light',
    headerName: 'Light',
    type: 'singleSelect',
    valueOptions: ['Shade', 'Half shade', 'Full sun'],
    width: 110,
  },
  { field: 'harvested', headerName: 'Harvested', type: 'date', width: 120 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 100 },
];
