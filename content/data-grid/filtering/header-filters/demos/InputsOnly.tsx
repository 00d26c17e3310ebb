import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { columns as allColumns } from './columns';
import { meteorites } from './meteorites.data';
import type { Meteorite } from './meteorites.data';

const columns: GridColDef<Meteorite>[] = allColumns.slice(0, 3);

export default function InputsOnly() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPro
        // preview-start
        headerFilters
        disableColumnFilter
        slots={{ headerFilterMenu: null }}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        // preview-end
        aria-label="Meteorites, with one operator per column"
        rows={meteorites}
        columns={columns}
        sx={{ [`& .${gridClasses['columnHeader--filter']}`]: { px: 1 } }}
        hideFooter
      />
    </div>
  );
}
