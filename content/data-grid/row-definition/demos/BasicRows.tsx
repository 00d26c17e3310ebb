import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, apple: 'Ashmead’s Kernel', picked: 'October', keeps: 5 },
  { id: 2, apple: 'Discovery', picked: 'August', keeps: 1 },
  { id: 3, apple: 'Egremont Russet', picked: 'September', keeps: 3 },
];

const columns: GridColDef[] = [
  { field: 'apple', headerName: 'Apple', minWidth: 150, flex: 1 },
  { field: 'picked', headerName: 'Picked in', width: 110 },
  { field: 'keeps', headerName: 'Keeps, months', type: 'number', width: 130 },
];

export default function BasicRows() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid aria-label="Apples" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
