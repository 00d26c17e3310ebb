import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

// preview-start
const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields.includes('river')
    ? { headerName: 'On the river', width: 160 }
    : { headerName: 'Built as', width: 150, hideDescendantCount: true };
// preview-end

const initialState = {
  rowGrouping: { model: ['river', 'kind'] },
  columns: { columnVisibilityModel: { river: false, kind: false } },
};

export default function GroupingColumnPerField() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Bridges with a header for each grouping column"
        rows={bridges}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
