import { DataGridPremium } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import { columns } from './harvestColumns';

export default function NoAggregation() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPremium
        disableAggregation
        aria-label="Harvest without aggregation"
        rows={harvest}
        columns={columns}
        initialState={{ aggregation: { model: { crates: 'sum' } } }}
        hideFooter
      />
    </div>
  );
}
