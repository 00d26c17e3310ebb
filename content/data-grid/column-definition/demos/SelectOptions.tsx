import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  id: number;
  item: string;
  priority: number;
  carrier: 'sea' | 'air';
  port: string;
}

const ports = { sea: ['Rostock', 'Bilbao', 'Oulu'], air: ['Leipzig', 'Liège'] };

const columns: GridColDef<Parcel>[] = [
  { field: 'item', headerName: 'Item', minWidth: 130, flex: 1 },
  // preview-start
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: [
      { value: 1, label: 'Low' },
      { value: 2, label: 'Normal' },
      { value: 3, label: 'Urgent' },
    ],
    editable: true,
  },
  // preview-end
  { field: 'carrier', headerName: 'Carrier', width: 80 },
  {
    field: 'port',
    headerName: 'Leaves from',
    type: 'singleSelect',
    valueOptions: ({ row }) => (row ? ports[row.carrier] : [...ports.sea, ...ports.air]),
    width: 120,
    editable: true,
  },
];

const rows: Parcel[] = [
  { id: 1, item: 'Sledge runners', priority: 2, carrier: 'sea', port: 'Oulu' },
  { id: 2, item: 'Radio batteries', priority: 3, carrier: 'air', port: 'Leipzig' },
  { id: 3, item: 'Dried lentils', priority: 1, carrier: 'sea', port: 'Bilbao' },
  { id: 4, item: 'Ice drill', priority: 3, carrier: 'air', port: 'Liège' },
];

export default function SelectOptions() {
  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid aria-label="Parcels" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
