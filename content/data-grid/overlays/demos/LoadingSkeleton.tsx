import { DataGrid } from '@mui/x-data-grid';
import { columns } from './kiteColumns';

export default function LoadingSkeleton() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        aria-label="Kites, not loaded yet"
        rows={[]}
        columns={columns}
        loading
        slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }}
        hideFooter
      />
    </div>
  );
}
