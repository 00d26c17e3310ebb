import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { meteorites } from './meteorites.data';
import type { Meteorite } from './meteorites.data';
import { SearchCell } from './searchCell';

const columns: GridColDef<Meteorite>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'grade', headerName: 'Grade', type: 'number', width: 110 },
];

export default function HeaderFilterCells() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPro
        headerFilters
        disableColumnFilter
        slots={{ headerFilterCell: SearchCell }}
        headerFilterHeight={44}
        aria-label="Meteorites"
        rows={meteorites}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
