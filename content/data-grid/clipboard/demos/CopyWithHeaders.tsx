import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { loans } from './loans.data';
import type { Loan } from './loans.data';

const columns: GridColDef<Loan>[] = [
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 130 },
  { field: 'crate', headerName: 'Crate', width: 80 },
];

export default function CopyWithHeaders() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  // preview-start
  const copy = async () => {
    const text = apiRef.current?.getDataAsCsv({
      delimiter: '\t',
      includeHeaders: true,
      shouldAppendQuotes: false,
      escapeFormulas: false,
    });
    try {
      await navigator.clipboard.writeText(text ?? '');
      setMessage('Copied with headers.');
    } catch {
      setMessage('The browser did not allow copying.');
    }
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" onClick={copy}>
          Copy table
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Stack>
      <div style={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          checkboxSelection
          disableRowSelectionOnClick
          aria-label="Loans and crates"
          rows={loans}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
