import Box from '@mui/material/Box';
import {
  DataGridPremium,
  isGroupingColumn,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'area', headerName: 'Area' },
  { field: 'name', headerName: 'Expedition', minWidth: 140, flex: 1 },
  { field: 'leader', headerName: 'Leader', width: 130 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
];

function getTogglableColumns(all: GridColDef[]) {
  return all
    .filter(({ field }) => !isGroupingColumn(field) && field !== 'area')
    .map(({ field }) => field);
}

export default function ChosenColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['area'] } },
  });

  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPremium
        label="Expeditions by area"
        apiRef={apiRef}
        rows={expeditions}
        columns={columns}
        initialState={initialState}
        slotProps={{ columnsManagement: { getTogglableColumns } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
