import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

const initialState = {
  rowGrouping: { model: ['river', 'kind'] },
  columns: { columnVisibilityModel: { river: false, kind: false, name: false } },
};

export default function GroupIndent() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Bridges with a wide indent"
        rows={bridges}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ leafField: 'name', headerName: 'Bridge', width: 240 }}
        defaultGroupingExpansionDepth={-1}
        sx={{ '--DataGrid-cellOffsetMultiplier': 5 }}
        hideFooter
      />
    </div>
  );
}
