import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import type { Light, Seed } from '../../shared/seeds.data';

const fromDarkToBright: Light[] = ['Shade', 'Half shade', 'Full sun'];

const light: GridColDef<Seed, Light> = {
  field: 'light',
  headerName: 'Light',
  width: 130,
  sortComparator: (a, b) => fromDarkToBright.indexOf(a) - fromDarkToBright.indexOf(b),
};

const columns: GridColDef<Seed>[] = [
  light,
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 130 },
];

export default function OwnComparator() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Seeds by light"
        rows={seeds}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'light', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
