import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { field: 'area', headerName: 'Area', width: 90 },
  { field: 'members', headerName: 'Members', type: 'number' },
];

// preview-start
function SummaryFooter() {
  const apiRef = useGridApiContext();
  const total = useGridSelector(apiRef, gridRowCountSelector);
  const shown = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const members = shown.reduce((sum, { model }) => sum + (model as Expedition).members, 0);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2" role="status">
        {shown.length} of {total} expeditions, {members} members
      </Typography>
    </GridFooterContainer>
  );
}
// preview-end

export default function RowSummary() {
  return (
    <Box sx={{ width: '100%', height: 430 }}>
      <DataGrid
        label="Expeditions"
        rows={expeditions}
        columns={columns}
        slots={{ footer: SummaryFooter }}
        showToolbar
      />
    </Box>
  );
}
