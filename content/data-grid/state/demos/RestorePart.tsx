import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { wellColumns, wells } from './wells.data';

export default function RestorePart() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {/* preview-start */}
        <Button
          onClick={() =>
            apiRef.current?.restoreState({
              sorting: { sortModel: [{ field: 'liters', sort: 'desc' }] },
            })
          }
        >
          Restore the order only
        </Button>
        {/* preview-end */}
        <Button
          onClick={() =>
            apiRef.current?.restoreState({
              columns: { orderedFields: ['liters', 'well'], columnVisibilityModel: {} },
            })
          }
        >
          Restore columns only
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Wells"
          apiRef={apiRef}
          rows={wells}
          columns={wellColumns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
