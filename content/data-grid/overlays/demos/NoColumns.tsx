import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { columns } from './kiteColumns';
import { kites } from './kites.data';

// preview-start
function AllHidden() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay role="row">
      <Stack role="gridcell" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography>All columns are hidden.</Typography>
        <Button onClick={() => apiRef.current.setColumnVisibilityModel({})}>
          Show all columns
        </Button>
      </Stack>
    </GridOverlay>
  );
}

const slots = { noColumnsOverlay: AllHidden };
// preview-end

export default function NoColumns() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        aria-label="Kites without columns"
        rows={kites}
        columns={columns}
        slots={slots}
        initialState={{ columns: { columnVisibilityModel: { name: false, span: false } } }}
        // An empty row of headers has no meaning for screen readers.
        sx={{ '& [aria-rowindex="1"]:not(:has([role="columnheader"]))': { visibility: 'hidden' } }}
        hideFooter
      />
    </div>
  );
}
