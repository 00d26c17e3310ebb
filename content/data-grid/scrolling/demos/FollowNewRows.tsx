import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { Tide } from './tides.data';
import { columns } from './tideColumns';
import { tides } from './tides.data';

export default function FollowNewRows() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Tide[]>(() => tides.slice(0, 20));

  // preview-start
  React.useEffect(() => {
    // The grid measures new rows after this effect.
    const timer = setTimeout(() => {
      apiRef.current?.scrollToIndexes({ rowIndex: rows.length - 1 });
    });
    return () => clearTimeout(timer);
  }, [apiRef, rows]);
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        disabled={rows.length === 100}
        onClick={() => setRows((before) => tides.slice(0, before.length + 1))}
      >
        Add a tide
      </Button>
      <div style={{ height: 280, width: '100%' }}>
        <DataGrid
          aria-label="Tides as they are measured"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
