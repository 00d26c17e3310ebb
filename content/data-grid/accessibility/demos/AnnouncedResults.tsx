import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { pears } from './pears.data';
import type { Pear } from './pears.data';

const columns: GridColDef<Pear>[] = [
  { field: 'name', headerName: 'Pear', flex: 1, minWidth: 120 },
  { field: 'plot', headerName: 'Plot', width: 100 },
];

// preview-start
function CountFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <Typography role="status" variant="body2" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {count} of {pears.length} trees
    </Typography>
  );
}
// preview-end

export default function AnnouncedResults() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Pear trees with a spoken count"
        rows={pears}
        columns={columns}
        slots={{ footer: CountFooter }}
        showToolbar
      />
      {/* preview-end */}
    </div>
  );
}
