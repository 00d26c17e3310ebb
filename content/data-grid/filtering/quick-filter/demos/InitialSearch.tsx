import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { recordings } from './recordings.data';

export default function InitialSearch() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Recordings of rain"
        rows={recordings}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['rain'] } },
        }}
        hideFooter
      />
    </div>
  );
}
