import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { roasts } from './roasts.data';
import type { Roast } from './roasts.data';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

const columns: GridColDef<Roast>[] = [
  { field: 'origin', headerName: 'Origin', flex: 1, minWidth: 110 },
  {
    field: 'loss',
    headerName: 'Weight loss',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => 1 - row.roasted / row.green,
    valueFormatter: (value: number) => percent.format(value),
  },
  {
    field: 'score',
    headerName: 'Score',
    type: 'number',
    width: 100,
    renderCell: ({ value }) => (
      <Box component="span" sx={{ fontWeight: value >= 85 ? 'bold' : 'regular' }}>
        {value ?? 'Not tasted'}
      </Box>
    ),
  },
];

export default function CellContent() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Roasts" rows={roasts} columns={columns} hideFooter />
    </div>
  );
}
