import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './donationColumns';
import { donations } from './donations.data';

export default function YearsAndQuarters() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Weight by town, year, and quarter"
        rows={donations}
        columns={columns}
        // preview-start
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'town' }],
              columns: [
                { field: 'date-year', sort: 'desc' },
                { field: 'date-quarter', sort: 'asc' },
              ],
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
