import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 100 },
  { field: 'comment', headerName: 'Comment', flex: 2, minWidth: 150 },
  { field: 'balance', headerName: 'Balance', type: 'number', width: 100 },
];

const comments = [
  { id: 1, guest: 'Odile', comment: 'Lovely garden', balance: 120 },
  { id: 2, guest: 'Mallory', comment: '=SUM(C2:C3)*99', balance: -35 },
];

export default function FormulaEscaping() {
  const apiRef = useGridApiRef();
  const [escapeFormulas, setEscapeFormulas] = React.useState(true);
  const [csv, setCsv] = React.useState('');

  React.useEffect(() => {
    // preview-start
    setCsv(apiRef.current?.getDataAsCsv({ escapeFormulas }) ?? '');
    // preview-end
  }, [apiRef, escapeFormulas]);

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <div style={{ height: 162 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Guests"
          rows={comments}
          columns={columns}
          hideFooter
        />
      </div>
      <FormControlLabel
        label="Escape formulas"
        control={
          <Switch
            checked={escapeFormulas}
            onChange={(event) => setEscapeFormulas(event.target.checked)}
          />
        }
      />
      <TextField
        fullWidth
        multiline
        rows={3}
        label="CSV"
        value={csv}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </Stack>
  );
}
