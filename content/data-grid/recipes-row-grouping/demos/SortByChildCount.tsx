import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridFilteredDescendantCountLookupSelector,
} from '@mui/x-data-grid-premium';
import type { GridGroupingColDefOverride, GridInitialState } from '@mui/x-data-grid-premium';
import { byWard, columns } from './ticketColumns';
import { tickets } from './tickets.data';

// preview-start
const groupingColDef: GridGroupingColDefOverride = {
  headerName: 'Ward',
  width: 160,
  sortComparator: (_a, _b, first, second) => {
    const counts = gridFilteredDescendantCountLookupSelector({ current: first.api });
    return (counts[first.id] ?? 0) - (counts[second.id] ?? 0);
  },
};
// preview-end

const initialState: GridInitialState = {
  ...byWard,
  sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }] },
};

export default function SortByChildCount() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Wards with most tickets first"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
