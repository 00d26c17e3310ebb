import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { loans } from './loans.data';
import type { Loan } from './loans.data';

const columns: GridColDef<Loan>[] = [
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 130 },
  { field: 'crate', headerName: 'Crate', width: 80 },
  { field: 'insured', headerName: 'Insured (€)', type: 'number', width: 110 },
];

export default function CopyRows() {
  const [message, setMessage] = React.useState('Nothing copied yet.');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 318 }}>
        <DataGrid
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={(text) => {
            const lines = text.split('\r\n');
            setMessage(`Copied ${lines.length === 1 ? lines[0] : `${lines.length} lines`}.`);
          }}
          aria-label="Loans to copy"
          rows={loans}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
