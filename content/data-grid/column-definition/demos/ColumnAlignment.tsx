import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ferries, type Ferry } from '../../shared/ferries.data';

// preview-start
const columns: GridColDef<Ferry>[] = [
  { field: 'line', headerName: 'Line (left)', minWidth: 160, flex: 1 },
  {
    field: 'season',
    headerName: 'Season (center)',
    width: 140,
    align: 'center',
    headerAlign: 'center',
  },
  {
    field: 'vessel',
    headerName: 'Vessel (right)',
    width: 140,
    align: 'right',
    headerAlign: 'right',
  },
];
// preview-end

export default function ColumnAlignment() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid aria-label="Ferry lines" rows={ferries} columns={columns} hideFooter />
    </Box>
  );
}
