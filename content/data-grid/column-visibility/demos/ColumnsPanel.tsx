import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', minWidth: 120, flex: 1, hideable: false },
  { field: 'terrain', headerName: 'Terrain' },
  { field: 'altitude', headerName: 'Altitude, m', type: 'number', width: 120 },
  { field: 'wind', headerName: 'Wind, m/s', type: 'number', width: 110 },
];

export default function ColumnsPanel() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        label="Weather stations"
        rows={stations}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { altitude: false } } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
