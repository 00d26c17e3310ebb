import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', width: 140 },
  { field: 'terrain', headerName: 'Terrain' },
  { field: 'altitude', headerName: 'Altitude', type: 'number' },
];

export default function BasicColumns() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid aria-label="Weather stations" rows={stations} columns={columns} hideFooter />
    </Box>
  );
}
