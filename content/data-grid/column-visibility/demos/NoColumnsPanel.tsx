import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

const columns: GridColDef<Station>[] = [
  { field: 'id' },
  { field: 'name', headerName: 'Station', minWidth: 120, flex: 1 },
  { field: 'terrain', headerName: 'Terrain' },
  { field: 'altitude', headerName: 'Altitude, m', type: 'number', width: 120 },
];

const withoutId = { id: false };

export default function NoColumnsPanel() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        label="Weather stations"
        rows={stations}
        columns={columns}
        columnVisibilityModel={withoutId}
        disableColumnSelector
        showToolbar
        hideFooter
      />
    </Box>
  );
}
