import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { pantry } from './pantry.data';
import type { PantryItem } from './pantry.data';
import { saveItem } from './pantryServer';

export default function OptimisticSave() {
  const [rows, setRows] = React.useState<PantryItem[]>(pantry);
  const [message, setMessage] = React.useState<string>();

  // preview-start
  const replace = (before: PantryItem, after: PantryItem) =>
    setRows((all) => all.map((row) => (row === before ? after : row)));

  const processRowUpdate = (newRow: PantryItem, oldRow: PantryItem) => {
    setRows((all) => all.map((row) => (row.id === newRow.id ? newRow : row)));
    setMessage(undefined);
    saveItem(newRow).then(
      (saved) => replace(newRow, saved),
      (error: Error) => {
        replace(newRow, oldRow);
        setMessage(error.message);
      },
    );
    return newRow; // the cell leaves edit mode at once
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Pantry"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
      {message && <Alert severity="error">{message}</Alert>}
    </Stack>
  );
}
