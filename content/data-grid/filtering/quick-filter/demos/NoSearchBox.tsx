import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { recordings } from './recordings.data';

export default function NoSearchBox() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
        aria-label="Recordings, without a search box"
        rows={recordings}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
