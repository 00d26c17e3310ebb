import type { GridColDef } from '@mui/x-data-grid';
import type { Repair, RepairState } from '../../shared/repairs.data';

const states: RepairState[] = ['Waiting', 'In work', 'Done'];

/** The columns of all repair tables: one of each type that has operators of its own. */
export const columns: GridColDef<Repair>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: states,
    width: 130,
  },
  { field: 'received', headerName: 'Received', type: 'date', width: 120 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 130 },
];
