import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './donationColumns';
import { donations } from './donations.data';

// preview-start
const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  headerName: field === 'kg' ? 'kg' : '€ per delivery',
  description: `${field === 'kg' ? 'Weight' : 'Average worth'} of ${path.join(', ')}`,
  width: field === 'kg' ? 75 : 135,
});

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Town and donor',
  width: 160,
};
// preview-end

export default function GeneratedColumns() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Weight and worth by kind"
        rows={donations}
        columns={columns}
        pivotingColDef={pivotingColDef}
        groupingColDef={groupingColDef}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'town' }, { field: 'donor' }],
              columns: [{ field: 'kind' }],
              values: [
                { field: 'kg', aggFunc: 'sum' },
                { field: 'worth', aggFunc: 'avg' },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
