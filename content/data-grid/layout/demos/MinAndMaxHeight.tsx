import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', minWidth: 120, flex: 1 },
  { field: 'wind', headerName: 'Wind, m/s', type: 'number', width: 110 },
];

export default function MinAndMaxHeight() {
  const [count, setCount] = React.useState(2);

  return (
    <Stack sx={{ width: '100%', height: 410, gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a row
        </Button>
        <Button
          size="small"
          disabled={count === stations.length}
          onClick={() => setCount(count + 1)}
        >
          Add a row
        </Button>
      </Stack>
      {/* preview-start */}
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 200, maxHeight: 360 }}>
        <DataGrid
          aria-label="Wind by station"
          rows={stations.slice(0, count)}
          columns={columns}
          hideFooter
        />
      </Box>
      {/* preview-end */}
    </Stack>
  );
}
