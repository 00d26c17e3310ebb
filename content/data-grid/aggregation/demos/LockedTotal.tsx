import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridAggregationModel, GridColDef } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import type { Harvest } from './harvest.data';

const columns: GridColDef<Harvest>[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 90, aggregable: false },
  { field: 'slope', headerName: 'Slope', width: 75, aggregable: false },
  // preview-start
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90, aggregable: false },
  // preview-end
];

const aggregationModel: GridAggregationModel = { crates: 'sum' };

export default function LockedTotal() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Harvest with a fixed total"
        rows={harvest}
        columns={columns}
        aggregationModel={aggregationModel}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
