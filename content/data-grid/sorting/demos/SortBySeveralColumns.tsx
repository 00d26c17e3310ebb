import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { ferries } from '../../shared/ferries.data';
import type { Ferry } from '../../shared/ferries.data';

const columns: GridColDef<Ferry>[] = [
  { field: 'vessel', headerName: 'Vessel', width: 120 },
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 115 },
];

export default function SortBySeveralColumns() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Ferry lines by vessel, then by duration"
        rows={ferries}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'vessel', sort: 'asc' },
              { field: 'minutes', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </div>
  );
}
