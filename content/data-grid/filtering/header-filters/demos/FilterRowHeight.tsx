import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { meteorites } from './meteorites.data';

export default function FilterRowHeight() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        headerFilters
        columnHeaderHeight={40}
        headerFilterHeight={76}
        aria-label="Meteorites"
        rows={meteorites}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
