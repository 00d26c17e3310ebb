import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

// preview-start
const isGroupExpandedByDefault: DataGridPremiumProps['isGroupExpandedByDefault'] = (node) =>
  node.groupingField === 'river' ? node.groupingKey === 'Cald' : node.groupingKey === 'Beam';
// preview-end

const initialState = {
  rowGrouping: { model: ['river', 'kind'] },
  columns: { columnVisibilityModel: { river: false, kind: false } },
};

export default function OneGroupExpanded() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Bridges with the river Cald open"
        rows={bridges}
        columns={columns}
        initialState={initialState}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
