import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import type { GridSlotProps } from '@mui/x-data-grid';
import { columns } from './kiteColumns';
import { kites } from './kites.data';
import type { Kite } from './kites.data';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onAdd?: () => void;
  }
}

// preview-start
function EmptyWorkshop({ onAdd }: GridSlotProps['noRowsOverlay']) {
  return (
    <GridOverlay role="row">
      <Stack role="gridcell" sx={{ alignItems: 'center', gap: 1 }}>
        <AirIcon color="primary" sx={{ fontSize: 48 }} />
        <Typography>The workshop is empty.</Typography>
        <Button variant="contained" onClick={onAdd}>
          Add kites
        </Button>
      </Stack>
    </GridOverlay>
  );
}
// preview-end

export default function CustomNoRows() {
  const [rows, setRows] = React.useState<Kite[]>([]);

  return (
    <div style={{ height: 322, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Kites of an empty workshop"
        rows={rows}
        columns={columns}
        slots={{ noRowsOverlay: EmptyWorkshop }}
        slotProps={{ noRowsOverlay: { onAdd: () => setRows(kites) } }}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
