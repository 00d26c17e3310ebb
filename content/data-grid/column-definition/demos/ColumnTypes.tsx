import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'string', width: 120, editable: true },
  // preview-start
  { field: 'altitude', headerName: 'number', type: 'number', editable: true },
  { field: 'installed', headerName: 'date', type: 'date', width: 120, editable: true },
  {
    field: 'lastReading',
    headerName: 'dateTime',
    type: 'dateTime',
    width: 190,
    editable: true,
  },
  { field: 'online', headerName: 'boolean', type: 'boolean', editable: true },
  // preview-end
  {
    field: 'terrain',
    headerName: 'singleSelect',
    type: 'singleSelect',
    valueOptions: ['Coast', 'Valley', 'Summit'],
    width: 130,
    editable: true,
  },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid aria-label="Column types" rows={stations} columns={columns} hideFooter />
    </Box>
  );
}
