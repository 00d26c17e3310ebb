import { DataGridPremium, GRID_AGGREGATION_ROOT_FOOTER_ROW_ID } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import type { Harvest } from './harvest.data';
import { columns as harvestColumns } from './harvestColumns';

// preview-start
const variety: GridColDef<Harvest> = {
  field: 'variety',
  headerName: 'Variety',
  flex: 1,
  minWidth: 90,
  renderCell: ({ id, formattedValue }) =>
    id === GRID_AGGREGATION_ROOT_FOOTER_ROW_ID ? 'Total' : formattedValue,
};
// preview-end

const columns = [variety, ...harvestColumns.slice(1)];

export default function LabeledTotal() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest with a labeled total"
        rows={harvest}
        columns={columns}
        getRowClassName={({ id }) => (id === GRID_AGGREGATION_ROOT_FOOTER_ROW_ID ? 'total' : '')}
        initialState={{ aggregation: { model: { crates: 'sum', revenue: 'sum' } } }}
        sx={{ '& .total': { fontWeight: 'fontWeightBold' } }}
        hideFooter
      />
    </div>
  );
}
