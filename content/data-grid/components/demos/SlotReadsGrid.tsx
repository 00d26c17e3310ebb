import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { hives } from './hives.data';

// preview-start
function HoneyFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const honey = entries.reduce((sum, { model }) => sum + model.honey, 0);

  return (
    <GridFooterContainer>
      <Typography variant="body2" role="status" sx={{ px: 1.25 }}>
        {entries.length} hives, {honey} kg of honey
      </Typography>
    </GridFooterContainer>
  );
}
// preview-end

export default function SlotReadsGrid() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Hives"
        rows={hives}
        columns={columns}
        // preview-start
        slots={{ footer: HoneyFooter }}
        // preview-end
      />
    </div>
  );
}
