import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './donationColumns';
import { donations } from './donations.data';

export default function InitialPivot() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Weight by town and kind"
        rows={donations}
        columns={columns}
        // preview-start
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'town' }],
              columns: [{ field: 'kind', sort: 'asc' }],
              values: [{ field: 'kg', aggFunc: 'sum' }],
            },
          },
        }}
        // preview-end
        hideFooter
      />
    </div>
  );
}
