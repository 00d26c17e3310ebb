import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ferries, type Ferry } from '../../shared/ferries.data';

const columns: GridColDef<Ferry>[] = [
  { field: 'line', headerName: 'Line', minWidth: 160, flex: 1, hideable: false },
  { field: 'vessel', headerName: 'Vessel', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 90 },
];

export default function PanelWithoutActions() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        label="Ferry lines"
        rows={ferries}
        columns={columns}
        slotProps={{
          columnsManagement: { disableShowHideToggle: true, disableResetButton: true },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
