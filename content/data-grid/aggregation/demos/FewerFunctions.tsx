import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import { columns } from './harvestColumns';

// preview-start
const { sum, avg } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { sum, avg };
// preview-end

export default function FewerFunctions() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Harvest with two functions"
        rows={harvest}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { crates: 'sum' } } }}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
