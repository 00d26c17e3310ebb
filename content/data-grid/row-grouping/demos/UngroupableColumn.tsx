import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { columns as bridgeColumns } from './bridgeColumns';
import { bridges } from './bridges.data';
import type { Bridge } from './bridges.data';

// preview-start
const groupable = ['river', 'kind'];
const columns: GridColDef<Bridge>[] = bridgeColumns.map((column) => ({
  ...column,
  groupable: groupable.includes(column.field),
}));
// preview-end

export default function UngroupableColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Bridges with two groupable columns"
        rows={bridges}
        columns={columns}
        initialState={{ rowGrouping: { model: ['kind'] } }}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
