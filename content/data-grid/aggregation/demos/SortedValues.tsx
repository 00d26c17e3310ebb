import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import { columns } from './harvestColumns';

// preview-start
const first: GridAggregationFunction<unknown> = {
  label: 'first row',
  applySorting: true,
  apply: ({ values }) => values[0],
};
// preview-end

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, first };

export default function SortedValues() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest, variety with the highest revenue"
        rows={harvest}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          sorting: { sortModel: [{ field: 'revenue', sort: 'desc' }] },
          aggregation: { model: { variety: 'first', revenue: 'max' } },
        }}
        hideFooter
      />
    </div>
  );
}
