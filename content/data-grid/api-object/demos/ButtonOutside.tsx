import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { varieties, varietyColumns } from './orchards.data';

export default function ButtonOutside() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => apiRef.current?.setPage(0)}>
          First page
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setPage(2)}>
          Last page
        </Button>
      </Stack>
      <div style={{ height: 330 }}>
        <DataGrid
          aria-label="Apple varieties in pages"
          apiRef={apiRef}
          rows={varieties}
          columns={varietyColumns}
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
        />
      </div>
    </Stack>
  );
}
