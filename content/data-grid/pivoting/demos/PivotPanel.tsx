import { DataGridPremium, GridSidebarValue } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { columns } from './donationColumns';
import { donations } from './donations.data';

const model: GridPivotModel = {
  rows: [{ field: 'town' }],
  columns: [{ field: 'kind' }],
  values: [{ field: 'kg', aggFunc: 'sum' }],
};

export default function PivotPanel() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Deliveries with a pivot panel"
        rows={donations}
        columns={columns}
        initialState={{
          pivoting: { enabled: true, model },
          sidebar: { open: true, value: GridSidebarValue.Pivot },
        }}
        hideFooter
      />
    </div>
  );
}
