import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

// preview-start
const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', minWidth: 120, flex: 1, cellClassName: 'name-cell' },
  { field: 'altitude', headerName: 'Altitude, m', type: 'number', width: 120 },
  {
    field: 'wind',
    headerName: 'Wind, m/s',
    type: 'number',
    width: 110,
    cellClassName: ({ row }) => (row.wind > 17 ? 'gale-cell' : ''),
  },
];
// preview-end

export default function ColumnCells() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Stations with gales"
        rows={stations}
        columns={columns}
        hideFooter
        // preview-start
        sx={{
          '& .name-cell': { fontWeight: 'fontWeightMedium' },
          '& .gale-cell': {
            bgcolor: 'error.dark',
            color: 'error.contrastText',
            fontWeight: 'fontWeightBold',
          },
        }}
        // preview-end
      />
    </Box>
  );
}
