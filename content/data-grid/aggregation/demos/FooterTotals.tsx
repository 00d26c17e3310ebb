import { DataGridPremium } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import { columns } from './harvestColumns';

export default function FooterTotals() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest with totals"
        rows={harvest}
        columns={columns}
        initialState={{ aggregation: { model: { crates: 'sum', revenue: 'sum' } } }}
        hideFooter
      />
    </div>
  );
}
