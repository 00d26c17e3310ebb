import { DataGrid } from '@mui/x-data-grid';
import { columns } from './kiteColumns';
import { kites } from './kites.data';

export default function NoResults() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        aria-label="Kites above three meters"
        rows={kites}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'span', operator: '>', value: 300 }] } },
        }}
        localeText={{ noResultsOverlayLabel: 'No kite is that large.' }}
        hideFooter
      />
    </div>
  );
}
