import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

// preview-start
const euros: GridColTypeDef<number, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value?: number | null) => (value == null ? '' : format.format(value)),
};

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { ...euros, field: 'budget', headerName: 'Budget' },
  { ...euros, field: 'spent', headerName: 'Spent' },
];
// preview-end

export default function CustomColumnType() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid aria-label="Budgets" rows={expeditions} columns={columns} hideFooter />
    </Box>
  );
}
