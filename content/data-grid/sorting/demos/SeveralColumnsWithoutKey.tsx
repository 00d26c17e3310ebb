import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { ferries } from '../../shared/ferries.data';
import type { Ferry } from '../../shared/ferries.data';

const columns: GridColDef<Ferry>[] = [
  { field: 'season', headerName: 'Season', width: 130 },
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 120 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 110 },
];

export default function SeveralColumnsWithoutKey() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Ferry lines by season"
        rows={ferries}
        columns={columns}
        multipleColumnsSortingMode="always"
        hideFooter
      />
    </div>
  );
}
