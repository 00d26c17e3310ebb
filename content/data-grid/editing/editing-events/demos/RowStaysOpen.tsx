import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, GridRowEditStopReasons } from '@mui/x-data-grid';
import { columns } from './columns';
import { signs } from './signs.data';

export default function RowStaysOpen() {
  const [open, setOpen] = React.useState<string[]>([]);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 266 }}>
        <DataGrid
          editMode="row"
          aria-label="Trail signs, edited row by row"
          rows={signs}
          columns={columns}
          onRowEditStart={({ row }) => setOpen((before) => [...before, row.place])}
          onRowEditStop={({ row, reason }, event) => {
            if (reason === GridRowEditStopReasons.rowFocusOut) {
              event.defaultMuiPrevented = true;
            } else {
              setOpen((before) => before.filter((place) => place !== row.place));
            }
          }}
          hideFooter
        />
      </div>
      <Alert role="status" severity={open.length > 0 ? 'warning' : 'success'}>
        {open.length > 0
          ? `Not saved: ${open.join(', ')}. Press Enter in a field to save, or Escape to discard.`
          : 'Everything is saved.'}
      </Alert>
    </Stack>
  );
}
