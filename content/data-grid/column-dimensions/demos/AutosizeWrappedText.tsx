import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridClasses, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { recordings } from '../../shared/recordings.data';
import type { Recording } from '../../shared/recordings.data';

const columns: GridColDef<Recording>[] = [
  { field: 'title', headerName: 'Title', maxWidth: 160 },
  { field: 'note', headerName: 'Note', maxWidth: 300 },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
];

export default function AutosizeWrappedText() {
  const apiRef = useGridApiRef();

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.autosizeColumns({ includeOutliers: true })}
        sx={{ alignSelf: 'start' }}
      >
        Autosize
      </Button>
      <div style={{ height: 420 }}>
        <DataGrid
          aria-label="Recordings with notes"
          apiRef={apiRef}
          rows={recordings}
          columns={columns}
          getRowHeight={() => 'auto'}
          sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
