import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', flex: 1, minWidth: 100 },
  { field: 'note', headerName: 'Note', flex: 2, minWidth: 130 },
  { field: 'degrees', headerName: 'Degrees', type: 'number', width: 100 },
];

const days = [
  { id: 1, day: 'Monday', note: 'Sun; then rain', degrees: 4 },
  { id: 2, day: 'Tuesday', note: '=A1+A2', degrees: -3 },
  { id: 3, day: 'Wednesday', note: 'Said "cold"', degrees: -7 },
];

export default function CsvText() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');

  return (
    <Stack sx={{ width: '100%', gap: 2, alignItems: 'start' }}>
      <div style={{ height: 214, width: '100%' }}>
        <DataGrid apiRef={apiRef} aria-label="Weather" rows={days} columns={columns} hideFooter />
      </div>
      <Button
        variant="outlined"
        onClick={() => setText(apiRef.current?.getDataAsCsv({ delimiter: ';' }) ?? '')}
      >
        Show as CSV
      </Button>
      <TextField
        fullWidth
        multiline
        rows={4}
        label="CSV"
        value={text}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </Stack>
  );
}
