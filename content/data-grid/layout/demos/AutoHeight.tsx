import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { field: 'members', headerName: 'Members', type: 'number' },
];

export default function AutoHeight() {
  const [count, setCount] = React.useState(3);

  return (
    <Stack sx={{ width: '100%', height: 410, gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a row
        </Button>
        <Button size="small" disabled={count === 6} onClick={() => setCount(count + 1)}>
          Add a row
        </Button>
      </Stack>
      {/* preview-start */}
      <Box>
        <DataGrid
          autoHeight
          aria-label="Expeditions"
          rows={expeditions.slice(0, count)}
          columns={columns}
          hideFooter
        />
      </Box>
      {/* preview-end */}
    </Stack>
  );
}
