import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction, GridColDef } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import type { Harvest } from './harvest.data';
import { columns as harvestColumns } from './harvestColumns';

const price: GridColDef<Harvest> = {
  field: 'price',
  headerName: 'Per crate',
  type: 'number',
  width: 110,
  valueGetter: (_value, row) => row.revenue / row.crates,
  valueFormatter: (value: number | null) => (value == null ? '' : `€${value.toFixed(2)}`),
  availableAggregationFunctions: ['perCrate'],
};
const columns = [...harvestColumns, price];

// preview-start
const perCrate: GridAggregationFunction<Harvest, number> = {
  label: 'weighted',
  getCellValue: ({ row }) => row as Harvest,
  apply: ({ values }) => {
    const rows = values.filter((row) => row !== undefined);
    const crates = rows.reduce((sum, row) => sum + row.crates, 0);
    return crates === 0 ? null : rows.reduce((sum, row) => sum + row.revenue, 0) / crates;
  },
};
// preview-end

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, perCrate };

export default function WeightedAverage() {
  return (
    <div style={{ height: 528, width: '100%' }}>
      <DataGridPremium
        aria-label="Price of a crate by slope"
        rows={harvest}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        groupingColDef={{ headerName: 'Slope', leafField: 'variety', minWidth: 150, flex: 1 }}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['slope'] },
          aggregation: { model: { crates: 'sum', revenue: 'sum', price: 'perCrate' } },
          columns: { columnVisibilityModel: { slope: false, variety: false } },
        }}
        hideFooter
      />
    </div>
  );
}
