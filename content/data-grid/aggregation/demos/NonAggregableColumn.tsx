import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import type { Harvest } from './harvest.data';

const columns: GridColDef<Harvest>[] = [
  // preview-start
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 90, aggregable: false },
  { field: 'slope', headerName: 'Slope', width: 75, aggregable: false },
  // preview-end
  { field: 'crates', headerName: 'Crates', type: 'number', width: 75 },
  { field: 'sugar', headerName: 'Sugar', type: 'number', width: 75 },
];

export default function NonAggregableColumn() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest, text columns without aggregation"
        rows={harvest}
        columns={columns}
        initialState={{ aggregation: { model: { crates: 'sum', sugar: 'avg' } } }}
        hideFooter
      />
    </div>
  );
}
