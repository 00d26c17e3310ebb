import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Number', width: 90 },
  { field: 'name', headerName: 'Station', minWidth: 120, flex: 1 },
  { field: 'temperature', headerName: 'Temperature, °C', type: 'number', width: 150 },
  { field: 'installed', headerName: 'Installed', type: 'date', width: 120 },
];

export default function InitiallyHidden() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Weather stations"
        rows={stations}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { id: false, installed: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
