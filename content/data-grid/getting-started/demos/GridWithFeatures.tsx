import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1, editable: true },
  {
    field: 'stage',
    headerName: 'Stage',
    type: 'singleSelect',
    valueOptions: ['Planned', 'Under way', 'Home'],
    width: 120,
    editable: true,
  },
  { field: 'members', headerName: 'Members', type: 'number', editable: true },
];

export default function GridWithFeatures() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGrid
        label="Expeditions"
        rows={expeditions}
        columns={columns}
        showToolbar
        checkboxSelection
        pageSizeOptions={[5, 10]}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'members', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
