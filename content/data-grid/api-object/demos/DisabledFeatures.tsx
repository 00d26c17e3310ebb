import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { varieties, varietyColumns } from './orchards.data';

const columns = varietyColumns.map((column) => ({
  ...column,
  sortable: false,
  filterable: false,
  hideable: false,
}));

export default function DisabledFeatures() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.sortColumn('weeks', 'desc')}>Sort by weeks</Button>
        <Button
          onClick={() =>
            apiRef.current?.setFilterModel({
              items: [{ field: 'origin', operator: 'equals', value: 'England' }],
            })
          }
        >
          England only
        </Button>
        <Button onClick={() => apiRef.current?.setColumnVisibility('year', false)}>
          Hide the year
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Apple varieties without column features"
          apiRef={apiRef}
          rows={varieties}
          columns={columns}
          disableColumnMenu
          hideFooter
        />
      </div>
    </Stack>
  );
}
