import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { finds, type Find } from './finds.data';

// preview-start
const columns: GridColDef<Find>[] = [
  { field: 'object', headerName: 'Object', width: 120 },
  {
    field: 'description',
    headerName: 'Description',
    type: 'longText',
    flex: 1,
    minWidth: 180,
    editable: true,
  },
];
// preview-end

export default function LongText() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid aria-label="Finds" rows={finds} columns={columns} hideFooter />
    </Box>
  );
}
