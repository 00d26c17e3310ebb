import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { columns } from './kiteColumns';
import { kites } from './kites.data';

// preview-start
function NothingFound() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay role="row">
      <Stack role="gridcell" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography>No kite matches the filters.</Typography>
        <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>Clear filters</Button>
      </Stack>
    </GridOverlay>
  );
}

const slots = { noResultsOverlay: NothingFound };
// preview-end

export default function CustomNoResults() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        aria-label="Kites with an unknown name"
        rows={kites}
        columns={columns}
        slots={slots}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'name', operator: 'contains', value: 'Dragon' }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
