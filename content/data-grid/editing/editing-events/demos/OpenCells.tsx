import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellModesModel } from '@mui/x-data-grid';
import { columns } from './columns';
import { signs } from './signs.data';

export default function OpenCells() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const open = Object.entries(modes).map(([id, fields]) => `${Object.keys(fields)} of row ${id}`);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Trail signs"
          rows={signs}
          columns={columns}
          onCellModesModelChange={setModes}
          hideFooter
        />
      </div>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Button variant="contained" disabled={open.length > 0}>
          Print the list
        </Button>
        <Typography role="status" variant="body2">
          {open.length > 0 ? `Open: ${open.join(', ')}` : 'No open cell'}
        </Typography>
      </Stack>
    </Stack>
  );
}
