import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { loans } from './loans.data';
import type { Loan } from './loans.data';

export default function SavePastedRows() {
  const [rows, setRows] = React.useState<Loan[]>(loans);
  const total = rows.reduce((sum, row) => sum + row.insured, 0);

  // preview-start
  const processRowUpdate = (newRow: Loan) => {
    setRows((before) => before.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Button
          variant="outlined"
          size="small"
          disabled={rows === loans}
          onClick={() => setRows(loans)}
        >
          Reset
        </Button>
        <Typography role="status" variant="body2">
          Insured in total: €{total.toLocaleString('en-US')}
        </Typography>
      </Stack>
      <div style={{ height: 318 }}>
        <DataGridPremium
          processRowUpdate={processRowUpdate}
          cellSelection
          rowSelection={false}
          ignoreValueFormatterDuringExport
          aria-label="Loans in state"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
