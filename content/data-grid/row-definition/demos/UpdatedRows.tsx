import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Buoy {
  id: number;
  name: string;
  battery: number;
}

const columns: GridColDef<Buoy>[] = [
  { field: 'name', headerName: 'Buoy', minWidth: 120, flex: 1 },
  { field: 'battery', headerName: 'Battery, %', type: 'number', width: 120 },
];

const names = ['Anchor Bank', 'Dogger Deep', 'Faro Rise', 'Halibut Edge', 'Sable Ridge'];
const newBuoy = (id: number): Buoy => ({ id, name: names[id % 5] ?? '', battery: 40 });

export default function UpdatedRows() {
  const [rows, setRows] = React.useState(() => [0, 1, 2].map(newBuoy));
  const last = rows.at(-1);

  // preview-start
  const add = () => setRows((all) => [...all, newBuoy((all.at(-1)?.id ?? -1) + 1)]);
  const remove = () => setRows((all) => all.slice(0, -1));
  const charge = () =>
    setRows((all) => all.map((row) => (row.id === last?.id ? { ...row, battery: 100 } : row)));
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" onClick={add}>
          Add a buoy
        </Button>
        <Button size="small" onClick={charge} disabled={!last}>
          Charge the last buoy
        </Button>
        <Button size="small" onClick={remove} disabled={!last}>
          Remove the last buoy
        </Button>
      </Stack>
      <Box sx={{ height: 280 }}>
        {/* preview-start */}
        <DataGrid aria-label="Buoys" rows={rows} columns={columns} hideFooter />
        {/* preview-end */}
      </Box>
    </Stack>
  );
}
