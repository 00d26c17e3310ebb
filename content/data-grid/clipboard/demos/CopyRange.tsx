import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { loans } from './loans.data';

export default function CopyRange() {
  const [copied, setCopied] = React.useState('');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 318 }}>
        <DataGridPremium
          cellSelection
          checkboxSelection
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport
          onClipboardCopy={setCopied}
          aria-label="Loans with ranges to copy"
          rows={loans}
          columns={columns}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        role="status"
        aria-label="Copied text"
        sx={{ m: 0, minHeight: 48, typography: 'body2', overflowX: 'auto' }}
      >
        {copied || 'Nothing copied yet.'}
      </Box>
    </Stack>
  );
}
