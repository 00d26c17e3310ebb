import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

// preview-start
const initialState = { rowGrouping: { model: ['kind', 'river'] } };
// preview-end

export default function InitialGrouping() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Bridges by kind and river"
        rows={bridges}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
