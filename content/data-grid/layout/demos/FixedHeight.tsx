import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', minWidth: 120, flex: 1 },
  { field: 'terrain', headerName: 'Terrain' },
  { field: 'altitude', headerName: 'Altitude, m', type: 'number', width: 120 },
];

export default function FixedHeight() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid aria-label="Weather stations" rows={stations} columns={columns} />
    </Box>
  );
}
