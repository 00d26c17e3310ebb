import { DataGrid } from '@mui/x-data-grid';
import { columns } from './kiteColumns';

export default function NoRows() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        aria-label="Kites, none stored"
        rows={[]}
        columns={columns}
        localeText={{ noRowsLabel: 'No kites in the workshop' }}
        hideFooter
      />
    </div>
  );
}
