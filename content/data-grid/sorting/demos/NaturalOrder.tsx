import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import type { Seed } from '../../shared/seeds.data';

const { compare } = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<Seed>[] = [
  { field: 'id', headerName: 'Drawer', width: 120, sortComparator: compare },
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 130 },
];

export default function NaturalOrder() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Seeds by drawer"
        rows={seeds}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'id', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
