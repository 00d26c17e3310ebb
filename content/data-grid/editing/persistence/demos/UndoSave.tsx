import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { pantry } from './pantry.data';
import type { PantryItem } from './pantry.data';

export default function UndoSave() {
  const [rows, setRows] = React.useState<PantryItem[]>(pantry);
  const [previous, setPrevious] = React.useState<PantryItem>();

  const put = (changed: PantryItem) =>
    setRows((all) => all.map((row) => (row.id === changed.id ? changed : row)));

  // preview-start
  const processRowUpdate = (newRow: PantryItem, oldRow: PantryItem) => {
    put(newRow);
    setPrevious(oldRow);
    return newRow;
  };

  const undo = () => {
    if (previous) {
      put(previous);
      setPrevious(undefined);
    }
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
      {previous && (
        <Alert
          role="status"
          severity="success"
          action={
            <Button color="inherit" size="small" onClick={undo}>
              Undo
            </Button>
          }
        >
          {previous.item} changed.
        </Alert>
      )}
    </Stack>
  );
}
