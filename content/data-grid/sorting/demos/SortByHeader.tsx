import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { ferries } from '../../shared/ferries.data';
import type { Ferry } from '../../shared/ferries.data';

const columns: GridColDef<Ferry>[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 130 },
  { field: 'since', headerName: 'Since', type: 'date', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 105 },
];

export default function SortByHeader() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Ferry lines" rows={ferries} columns={columns} hideFooter />
    </div>
  );
}
