import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  GRID_ROOT_GROUP_ID,
} from '@mui/x-data-grid-premium';
import type { GridAggregationFunction, GridPinnedRowsProp } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import type { Harvest } from './harvest.data';
import { columns } from './harvestColumns';

const rows = harvest.slice(1);
// preview-start
const pinnedRows: GridPinnedRowsProp<Harvest> = { top: harvest.slice(0, 1) };

const sum: GridAggregationFunction<number, number> = {
  columnTypes: ['number'],
  apply: ({ values, field, groupId }) => {
    const pinned = groupId === GRID_ROOT_GROUP_ID ? (pinnedRows.top ?? []) : [];
    const extra = pinned.map((row) => Number(row[field as keyof Harvest]));
    return [...values, ...extra].reduce<number>((total, value) => total + (value ?? 0), 0);
  },
};
// preview-end

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, sum };

export default function PinnedRowsInTotal() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest with a pinned row in the total"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { crates: 'sum', revenue: 'sum' } } }}
        hideFooter
      />
    </div>
  );
}
