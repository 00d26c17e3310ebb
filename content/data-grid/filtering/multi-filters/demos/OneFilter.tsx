import { DataGridPro } from '@mui/x-data-grid-pro';
import { berths } from './berths.data';
import { columns } from './columns';

export default function OneFilter() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        showToolbar
        disableMultipleColumnsFiltering
        aria-label="Berths"
        rows={berths}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
