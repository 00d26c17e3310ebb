import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import type { Seed } from '../../shared/seeds.data';
import { CsvPreview } from './csvPreview';

// preview-start
const columns: GridColDef<Seed>[] = [
  { field: 'id', headerName: 'Drawer', width: 100, disableExport: true },
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 120 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 100 },
];
// preview-end

export default function ExportedColumns() {
  return (
    <div style={{ height: 326, width: '100%' }}>
      <DataGrid
        aria-label="Seeds"
        rows={seeds.slice(0, 3)}
        columns={columns}
        slots={{ footer: CsvPreview }}
      />
    </div>
  );
}
