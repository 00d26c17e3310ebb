import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });
const celsius = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'celsius' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', minWidth: 120, flex: 1 },
  // preview-start
  {
    field: 'temperature',
    headerName: 'Temperature',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => celsius.format(value),
  },
  {
    field: 'humidity',
    headerName: 'Humidity',
    type: 'number',
    valueFormatter: (value: number) => percent.format(value),
  },
  // preview-end
  {
    field: 'installed',
    headerName: 'Installed',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) => day.format(value),
  },
];

export default function FormattedValues() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid aria-label="Newest readings" rows={stations} columns={columns} hideFooter />
    </Box>
  );
}
