import Box from '@mui/material/Box';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'id', headerName: 'Number', width: 90 },
  { field: 'name', headerName: 'Expedition', minWidth: 140, flex: 1 },
  { field: 'leader', headerName: 'Leader', width: 130 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
];

// preview-start
const unlisted = [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'id'];

function getTogglableColumns(all: GridColDef[]) {
  return all.map(({ field }) => field).filter((field) => !unlisted.includes(field));
}
// preview-end

export default function ChosenColumns() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGrid
        label="Expeditions"
        rows={expeditions}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { id: false } } }}
        // preview-start
        slotProps={{ columnsManagement: { getTogglableColumns } }}
        // preview-end
        checkboxSelection
        showToolbar
        hideFooter
      />
    </Box>
  );
}
