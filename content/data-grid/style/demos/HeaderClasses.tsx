import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { field: 'members', headerName: 'Members', type: 'number' },
  // preview-start
  {
    field: 'budget',
    headerName: 'Budget, €',
    type: 'number',
    width: 110,
    headerClassName: 'money-header',
  },
  // preview-end
  {
    field: 'spent',
    headerName: 'Spent, €',
    type: 'number',
    width: 110,
    headerClassName: 'money-header',
  },
];

export default function HeaderClasses() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Expeditions"
        rows={expeditions}
        columns={columns}
        hideFooter
        // preview-start
        sx={{
          '& .money-header': {
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            '& .MuiSvgIcon-root': { color: 'inherit' },
          },
          '& .money-header .MuiDataGrid-sortButton': { bgcolor: 'transparent' },
        }}
        // preview-end
      />
    </Box>
  );
}
