import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import type { Seed } from '../../shared/seeds.data';

const columns: GridColDef<Seed>[] = [
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 110 },
  { field: 'harvested', headerName: 'Harvested', type: 'date', width: 130 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 110 },
];

export default function InitialSort() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Seeds, newest harvest first"
        rows={seeds}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'harvested', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
