import { DataGridPremium, GridSidebarValue } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { columns as donationColumns } from './donationColumns';
import { donations } from './donations.data';
import type { Donation } from './donations.data';

// preview-start
const columns = donationColumns.map((column): GridColDef<Donation> =>
  column.field === 'worth' ? { ...column, pivotable: false } : column,
);
// preview-end

export default function NonPivotableColumn() {
  return (
    <div style={{ height: 580, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Deliveries, no worth in the pivot panel"
        rows={donations}
        columns={columns}
        initialState={{ sidebar: { open: true, value: GridSidebarValue.Pivot } }}
        hideFooter
      />
    </div>
  );
}
