import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { meteorites } from './meteorites.data';

export default function HeaderFilters() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPro
        headerFilters
        aria-label="Meteorites"
        rows={meteorites}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ id: 1, field: 'mass', operator: '>', value: 100 }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
