import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

const initialState = {
  rowGrouping: { model: ['river', 'kind'] },
  columns: { columnVisibilityModel: { river: false, kind: false, name: false } },
};

export default function LeafValues() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Bridges with names in the grouping column"
        rows={bridges}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ leafField: 'name', headerName: 'Bridge', width: 200 }}
        isGroupExpandedByDefault={({ depth, groupingKey }) => depth > 0 || groupingKey === 'Alder'}
        hideFooter
      />
    </div>
  );
}
