import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridFilteredTopLevelRowCountSelector,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { byWard, columns } from './ticketColumns';
import { tickets } from './tickets.data';

// preview-start
function CountFooter() {
  const apiRef = useGridApiContext();
  const groups = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const tree = useGridSelector(apiRef, gridRowTreeSelector);
  const rows = ids.filter((id) => tree[id]?.type === 'leaf').length;

  return (
    <Stack direction="row" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography role="status" variant="body2">
        {rows} tickets in {groups} wards
      </Typography>
    </Stack>
  );
}
// preview-end

export default function FooterWithCount() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Tickets with a count in the footer"
        rows={tickets}
        columns={columns}
        initialState={byWard}
        slots={{ footer: CountFooter }}
        showToolbar
      />
      {/* preview-end */}
    </div>
  );
}
