import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { recordings } from './recordings.data';

export default function SearchBox() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        disableColumnFilter
        disableColumnSelector
        aria-label="Recordings"
        rows={recordings}
        columns={columns}
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
        hideFooter
      />
    </div>
  );
}
