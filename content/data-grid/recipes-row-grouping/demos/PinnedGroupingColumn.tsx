import { DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import { byWard, columns } from './ticketColumns';
import { tickets } from './tickets.data';

const initialState = {
  ...byWard,
  // preview-start
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
  // preview-end
};

export default function PinnedGroupingColumn() {
  return (
    <div style={{ height: 400, width: '100%', maxWidth: 480 }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Tickets with a pinned grouping column"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ width: 160 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
