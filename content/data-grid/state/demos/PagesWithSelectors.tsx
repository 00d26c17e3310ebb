import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { wellColumns, wells } from './wells.data';

// preview-start
function PageFooter() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', p: 1 }}>
      <Button disabled={page === 0} onClick={() => apiRef.current.setPage(page - 1)}>
        Previous
      </Button>
      <Typography variant="body2">
        Page {page + 1} of {pageCount}
      </Typography>
      <Button disabled={page >= pageCount - 1} onClick={() => apiRef.current.setPage(page + 1)}>
        Next
      </Button>
    </Stack>
  );
}
// preview-end

const slots = { footer: PageFooter };
const initialState = { pagination: { paginationModel: { pageSize: 4 } } };

export default function PagesWithSelectors() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Wells"
        rows={wells}
        columns={wellColumns}
        initialState={initialState}
        pageSizeOptions={[4]}
        slots={slots}
      />
    </div>
  );
}
