import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

// preview-start
const columns: GridColDef<Station>[] = [
  {
    field: 'name',
    headerName: 'Station, at the top',
    minWidth: 150,
    flex: 1,
    display: 'flex',
    cellClassName: 'top-cell',
  },
  { field: 'terrain', headerName: 'Centered', align: 'center', headerAlign: 'center' },
  { field: 'wind', headerName: 'Number, at the left', type: 'number', width: 150, align: 'left' },
];
// preview-end

export default function CellAlignment() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Weather stations"
        rows={stations}
        columns={columns}
        rowHeight={64}
        hideFooter
        // preview-start
        sx={{ '& .top-cell': { alignItems: 'flex-start', paddingBlockStart: 1 } }}
        // preview-end
      />
    </Box>
  );
}
