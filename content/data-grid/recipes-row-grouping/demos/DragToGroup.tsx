import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { GroupPanel } from './groupPanel';
import { columns } from './ticketColumns';
import { tickets } from './tickets.data';

export default function DragToGroup() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['ward', 'priority'] } },
  });

  return (
    <div style={{ height: 460, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Tickets grouped by drag and drop"
        apiRef={apiRef}
        rows={tickets}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GroupPanel }}
        showToolbar
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
