import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import type { Seed } from '../../shared/seeds.data';

const columns: GridColDef<Seed>[] = [
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 130 },
  {
    field: 'packets',
    headerName: 'Packets',
    type: 'number',
    width: 120,
    sortingOrder: ['desc', 'asc', null],
  },
];

export default function DirectionsPerColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Seeds" rows={seeds} columns={columns} hideFooter />
    </div>
  );
}
