import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { meteorites } from './meteorites.data';

export default function ClearButtons() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPro
        headerFilters
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        aria-label="Stone meteorites"
        rows={meteorites}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ id: 1, field: 'kind', operator: 'is', value: 'Stone' }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
