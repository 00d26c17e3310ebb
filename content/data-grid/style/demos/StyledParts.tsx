import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', minWidth: 120, flex: 1 },
  { field: 'altitude', headerName: 'Altitude, m', type: 'number', width: 120 },
  { field: 'wind', headerName: 'Wind, m/s', type: 'number', width: 110 },
];

export default function StyledParts() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Weather stations"
        rows={stations}
        columns={columns}
        hideFooter
        sx={{
          border: 2,
          borderColor: 'primary.main',
          [`& .${gridClasses.columnHeaderTitle}`]: { color: 'primary.main', fontWeight: 700 },
          [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
          [`& .${gridClasses.columnSeparator}`]: { visibility: 'hidden' },
        }}
      />
    </Box>
  );
}
