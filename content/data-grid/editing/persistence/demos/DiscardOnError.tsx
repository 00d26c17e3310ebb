import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { pantry } from './pantry.data';
import type { PantryItem } from './pantry.data';
import { saveItem } from './pantryServer';

export default function DiscardOnError() {
  const [message, setMessage] = React.useState<string>();

  // preview-start
  const processRowUpdate = async (newRow: PantryItem, oldRow: PantryItem) => {
    try {
      const saved = await saveItem(newRow);
      setMessage(undefined);
      return saved;
    } catch (error) {
      setMessage(`${(error as Error).message} The old value is back.`);
      return oldRow;
    }
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Pantry"
          rows={pantry}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
      {message && <Alert severity="warning">{message}</Alert>}
    </Stack>
  );
}
