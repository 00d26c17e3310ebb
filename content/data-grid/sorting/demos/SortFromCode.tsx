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

  // preview-start
  const sortByCars = () => apiRef.current?.sortColumn('cars', 'desc');
  const sortByNextDirection = () => apiRef.current?.sortColumn('line');
  const reset = () => apiRef.current?.setSortModel([]);
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={sortByCars}>
          Most cars first
        </Button>
        <Button variant="outlined" onClick={sortByNextDirection}>
          Next direction by line
        </Button>
        <Button variant="outlined" onClick={reset}>
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
