import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { ferries } from '../../shared/ferries.data';
import type { Ferry } from '../../shared/ferries.data';

const columns: GridColDef<Ferry>[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 160, sortable: false },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 100, sortable: false },
];

export default function SortFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.sortColumn('cars', 'desc')}>
          Most cars first
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.sortColumn('line')}>
          Next order of the lines
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setSortModel([])}>
          Reset
        </Button>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Ferry lines"
          rows={ferries}
          columns={columns}
          disableColumnMenu
          hideFooter
        />
      </div>
    </Stack>
  );
}
