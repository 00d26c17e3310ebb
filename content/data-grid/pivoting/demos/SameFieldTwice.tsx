import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { columns as donationColumns } from './donationColumns';
import { donations } from './donations.data';
import type { Donation } from './donations.data';

// preview-start
const largest: GridColDef<Donation> = {
  field: 'largest',
  headerName: 'Largest (kg)',
  type: 'number',
  width: 110,
  valueGetter: (_value, row) => row.kg,
};
// preview-end

const columns = [...donationColumns, largest];

export default function SameFieldTwice() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Sum and largest delivery by town and kind"
        rows={donations}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { largest: false } },
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'town' }],
              columns: [{ field: 'kind' }],
              values: [
                { field: 'kg', aggFunc: 'sum' },
                { field: 'largest', aggFunc: 'max' },
              ],
            },
          },
        }}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
