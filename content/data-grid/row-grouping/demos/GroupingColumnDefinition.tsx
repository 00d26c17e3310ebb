import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type { GridGroupingColDefOverride } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

// preview-start
const groupingColDef: GridGroupingColDefOverride = {
  headerName: 'River and kind',
  description: 'The number in parentheses counts the bridges.',
  minWidth: 180,
  flex: 1,
};
// preview-end

export default function GroupingColumnDefinition() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['river', 'kind'] } },
  });

  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Bridges by river and kind"
        apiRef={apiRef}
        rows={bridges}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
