import { DataGridPro } from '@mui/x-data-grid-pro';
import { berths } from './berths.data';
import { columns } from './columns';

export default function NoActionButtons() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro
        showToolbar
        aria-label="Berths"
        rows={berths}
        columns={columns}
        slotProps={{
          filterPanel: { disableAddFilterButton: true, disableRemoveAllButton: true },
        }}
        hideFooter
      />
    </div>
  );
}
