import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { ferries } from '../../shared/ferries.data';
import type { Ferry } from '../../shared/ferries.data';

const columns: GridColDef<Ferry>[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 150, hideable: false },
  { field: 'vessel', headerName: 'Vessel', width: 110, sortable: false },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function DefaultMenu() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Ferry lines" rows={ferries} columns={columns} hideFooter />
    </div>
  );
}
