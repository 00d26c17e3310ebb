import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { recordings } from '../../shared/recordings.data';
import type { Recording } from '../../shared/recordings.data';

const columns: GridColDef<Recording>[] = [
  { field: 'title', headerName: 'Title' },
  { field: 'place', headerName: 'Place' },
  { field: 'microphone', headerName: 'Microphone' },
];

function fetchRecordings(kind: Recording['kind']) {
  const rows = recordings.filter((recording) => recording.kind === kind);
  return new Promise<Recording[]>((resolve) => {
    setTimeout(() => resolve(rows), 400);
  });
}

export default function AutosizeLoadedRows() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Recording[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = async (kind: Recording['kind']) => {
    setLoading(true);
    setRows(await fetchRecordings(kind));
    setLoading(false);
  };

  // preview-start
  React.useEffect(() => {
    // The rows are in the document after the next frame.
    const frame = requestAnimationFrame(() => {
      if (rows.length > 0) {
        apiRef.current?.autosizeColumns({ includeOutliers: true });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [apiRef, rows]);
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" onClick={() => load('Birds')}>
          Load birds
        </Button>
        <Button variant="outlined" onClick={() => load('Machines')}>
          Load machines
        </Button>
      </Stack>
      <div style={{ height: 220 }}>
        <DataGrid
          aria-label="Loaded recordings"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </div>
    </Stack>
  );
}
