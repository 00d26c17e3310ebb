import { DataGrid } from '@mui/x-data-grid';
import { columns } from './kiteColumns';
import { kites } from './kites.data';

export default function LoadingBar() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        aria-label="Kites while they are refreshed"
        rows={kites}
        columns={columns}
        loading
        slotProps={{ loadingOverlay: { variant: 'linear-progress', 'aria-hidden': true } }}
        hideFooter
      />
    </div>
  );
}
