import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { loans } from './loans.data';
import type { Loan } from './loans.data';

/** Answers after a short delay, as a server would; it refuses rows without a borrower. */
async function saveLoan(loan: Loan): Promise<Loan> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  if (!loan.borrower.trim()) {
    throw new Error('The server refused: a loan needs a borrower.');
  }
  return { ...loan, tool: loan.tool.trim() };
}

export default function SaveRows() {
  const [rows, setRows] = React.useState(loans);
  const [message, setMessage] = React.useState<string>();

  const processRowUpdate = async (newRow: Loan) => {
    const saved = await saveLoan(newRow);
    setRows((before) => before.map((row) => (row.id === saved.id ? saved : row)));
    setMessage(undefined);
    return saved;
  };

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Loans"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </div>
      {message && <Alert severity="error">{message}</Alert>}
    </Stack>
  );
}
