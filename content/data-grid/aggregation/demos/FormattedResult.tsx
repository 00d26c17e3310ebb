import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction, GridColDef } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import type { Harvest } from './harvest.data';

const columns: GridColDef<Harvest>[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 90 },
  { field: 'picked', headerName: 'First picked', type: 'date', width: 130 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 120 },
];

// preview-start
const days: GridAggregationFunction<Date, number> = {
  label: 'span',
  columnTypes: ['date'],
  apply: ({ values }) => {
    const times = values.filter((date) => date !== undefined).map(Number);
    return times.length === 0
      ? null
      : Math.round((Math.max(...times) - Math.min(...times)) / 86_400_000);
  },
  valueFormatter: (value: number | null) => (value === null ? '' : `${value} days`),
  hasCellUnit: false,
};

const tons: GridAggregationFunction = {
  ...GRID_AGGREGATION_FUNCTIONS.sum,
  label: 'weight',
  valueFormatter: (crates: number) => `${((crates * 18) / 1000).toFixed(1)} t`,
  hasCellUnit: false,
};
// preview-end

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, days, tons };

export default function FormattedResult() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest with formatted results"
        rows={harvest}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { picked: 'days', crates: 'tons' } } }}
        hideFooter
      />
    </div>
  );
}
