import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import { columns } from './harvestColumns';

// preview-start
const median: GridAggregationFunction<number | null, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values.filter((value) => value != null).sort((a, b) => a - b);
    const middle = sorted.length / 2;
    const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
    return low === undefined || high === undefined ? null : (low + high) / 2;
  },
};

const different: GridAggregationFunction<string, number> = {
  label: 'different',
  columnTypes: ['string'],
  apply: ({ values }) => new Set(values).size,
  hasCellUnit: false,
};
// preview-end

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median, different };

export default function CustomFunctions() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest with custom functions"
        rows={harvest}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { slope: 'different', crates: 'median' } } }}
        hideFooter
      />
    </div>
  );
}
