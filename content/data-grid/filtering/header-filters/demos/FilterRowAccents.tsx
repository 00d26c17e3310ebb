import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { meteorites } from './meteorites.data';

export default function FilterRowAccents() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGridPro
        headerFilters
        ignoreDiacritics
        aria-label="Meteorites with cote in their name"
        rows={meteorites}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ id: 1, field: 'name', operator: 'contains', value: 'cote' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
