import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ferry {
  id: number;
  name: string;
  harbor: string;
  seats: number;
  running: boolean;
}

const rows: Ferry[] = [
  { id: 1, name: 'Kittiwake', harbor: 'Oban', seats: 320, running: true },
  { id: 2, name: 'Sandpiper', harbor: 'Mallaig', seats: 88, running: true },
  { id: 3, name: 'Great Skua', harbor: 'Ullapool', seats: 540, running: false },
  { id: 4, name: 'Petrel', harbor: 'Tobermory', seats: 46, running: true },
];

const columns: GridColDef<Ferry>[] = [
  { field: 'name', headerName: 'Ferry', minWidth: 120, flex: 1 },
  { field: 'harbor', headerName: 'Home harbor', width: 140 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'running', headerName: 'Running', type: 'boolean', width: 90 },
];

export default function FirstGrid() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid aria-label="Ferries" rows={rows} columns={columns} />
    </Box>
  );
}
