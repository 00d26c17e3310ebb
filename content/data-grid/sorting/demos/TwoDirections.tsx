import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortDirection } from '@mui/x-data-grid';
import { ferries } from '../../shared/ferries.data';
import type { Ferry } from '../../shared/ferries.data';

const columns: GridColDef<Ferry>[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 160 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const order: GridSortDirection[] = ['desc', 'asc'];

export default function TwoDirections() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Ferry lines"
        rows={ferries}
        columns={columns}
        sortingOrder={order}
        initialState={{ sorting: { sortModel: [{ field: 'minutes', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
