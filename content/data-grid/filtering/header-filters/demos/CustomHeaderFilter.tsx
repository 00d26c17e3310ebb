import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { columns as allColumns } from './columns';
import { DisplayFilter } from './displayFilter';
import { meteorites } from './meteorites.data';
import type { Meteorite } from './meteorites.data';

// preview-start
const columns: GridColDef<Meteorite>[] = [
  ...allColumns.slice(0, 1),
  {
    field: 'onDisplay',
    headerName: 'On display',
    type: 'boolean',
    width: 170,
    renderHeaderFilter: () => <DisplayFilter />,
  },
  { field: 'grade', headerName: 'Grade', type: 'number', renderHeaderFilter: () => null },
];
// preview-end

export default function CustomHeaderFilter() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPro
        headerFilters
        disableColumnFilter
        aria-label="Meteorites"
        rows={meteorites}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
