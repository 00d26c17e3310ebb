import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

// preview-start
const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { field: 'budget', headerName: 'Budget', type: 'number' },
  { field: 'spent', headerName: 'Spent', type: 'number' },
  {
    field: 'left',
    headerName: 'Left',
    type: 'number',
    valueGetter: (_value, row) => row.budget - row.spent,
  },
];
// preview-end

export default function DerivedColumn() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Budgets in euros"
        rows={expeditions}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'left', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
