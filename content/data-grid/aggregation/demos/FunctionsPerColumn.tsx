import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import type { Harvest } from './harvest.data';

const columns: GridColDef<Harvest>[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 90 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
  // preview-start
  {
    field: 'sugar',
    headerName: 'Sugar',
    type: 'number',
    width: 90,
    availableAggregationFunctions: ['avg', 'min', 'max'],
  },
  // preview-end
];

export default function FunctionsPerColumn() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest, sugar without a sum"
        rows={harvest}
        columns={columns}
        initialState={{ aggregation: { model: { crates: 'sum', sugar: 'avg' } } }}
        hideFooter
      />
    </div>
  );
}
