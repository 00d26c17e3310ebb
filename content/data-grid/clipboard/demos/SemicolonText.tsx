import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { loans } from './loans.data';

// preview-start
const splitLines: DataGridPremiumProps['splitClipboardPastedText'] = (text, delimiter) =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(line.includes('\t') ? '\t' : delimiter));
// preview-end

export default function SemicolonText() {
  const [copied, setCopied] = React.useState('');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 318 }}>
        <DataGridPremium
          // preview-start
          clipboardCopyCellDelimiter=";"
          splitClipboardPastedText={splitLines}
          // preview-end
          onClipboardCopy={setCopied}
          cellSelection
          rowSelection={false}
          ignoreValueFormatterDuringExport
          aria-label="Loans with semicolons"
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
