import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

const initialState = {
  rowGrouping: { model: ['river'] },
  columns: { columnVisibilityModel: { river: false } },
};

export default function NoDescendantCount() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Bridges by river without counts"
        rows={bridges}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ hideDescendantCount: true }}
        hideFooter
      />
    </div>
  );
}
