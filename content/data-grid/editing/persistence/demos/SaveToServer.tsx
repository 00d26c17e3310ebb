import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { pantry } from './pantry.data';
import type { PantryItem } from './pantry.data';
import { saveItem } from './pantryServer';

interface Message {
  severity: 'info' | 'success' | 'error';
  text: string;
}

export default function SaveToServer() {
  const [rows, setRows] = React.useState<PantryItem[]>(pantry);
  const [message, setMessage] = React.useState<Message>({
    severity: 'info',
    text: 'Change a value, or enter a stock of -1.',
  });

  // preview-start
  const processRowUpdate = async (newRow: PantryItem, oldRow: PantryItem) => {
    if (
      columns.every(({ field }) =>
        Object.is(Reflect.get(newRow, field), Reflect.get(oldRow, field)),
      )
    ) {
      return oldRow; // nothing changed, so no request
    }
    setMessage({ severity: 'info', text: `Saving ${newRow.item}…` });
    const saved = await saveItem(newRow);
    setRows((before) => before.map((row) => (row.id === saved.id ? saved : row)));
    setMessage({ severity: 'success', text: `${saved.item} is saved.` });
    return saved;
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
          onProcessRowUpdateError={(error: Error) =>
            setMessage({ severity: 'error', text: error.message })
          }
          hideFooter
        />
      </div>
      <Alert role="status" severity={message.severity}>
        {message.text}
      </Alert>
    </Stack>
  );
}
