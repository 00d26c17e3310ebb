import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

/** A lighthouse as a server sends it: dates are text or numbers. */
interface Lighthouse {
  id: number;
  name: string;
  lit: string;
  inspected: number | null;
}

const rows: Lighthouse[] = [
  { id: 1, name: 'Gannet Point', lit: '1871-09-01', inspected: 1772712000000 },
  { id: 2, name: 'Black Skerry', lit: '1904-05-17', inspected: null },
  { id: 3, name: 'Outer Bell', lit: '1936-11-30', inspected: 1769169600000 },
];

const columns: GridColDef<Lighthouse>[] = [
  { field: 'name', headerName: 'Lighthouse', minWidth: 120, flex: 1 },
  // preview-start
  {
    field: 'lit',
    headerName: 'First lit',
    type: 'date',
    valueGetter: (value: string) => new Date(`${value}T00:00`),
  },
  {
    field: 'inspected',
    headerName: 'Last inspection',
    type: 'dateTime',
    width: 190,
    valueGetter: (value: number | null) => (value === null ? null : new Date(value)),
  },
  // preview-end
];

export default function ConvertedTypes() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid aria-label="Lighthouses" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
