import { DataGrid } from '@mui/x-data-grid';
import { columns } from './kiteColumns';
import { kites } from './kites.data';

export default function LoadingSpinner() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        aria-label="Kites with a spinner"
        rows={kites}
        columns={columns}
        loading
        slotProps={{
          loadingOverlay: {
            variant: 'circular-progress',
            noRowsVariant: 'circular-progress',
            'aria-hidden': true,
          },
        }}
        hideFooter
      />
    </div>
  );
}
