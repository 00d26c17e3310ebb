import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { SavedViewsPanel } from './savedViewsPanel';
import { screenings } from './screenings.data';

export default function SavedFilters() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Screenings"
        rows={screenings}
        columns={columns}
        slots={{ filterPanel: SavedViewsPanel }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'hall', operator: 'is', value: 'Studio' }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
