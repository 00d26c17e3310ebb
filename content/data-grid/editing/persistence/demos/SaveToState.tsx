import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { pantry } from './pantry.data';
import type { PantryItem } from './pantry.data';

export default function SaveToState() {
  const [rows, setRows] = React.useState<PantryItem[]>(pantry);
  const kilograms = rows.reduce((sum, row) => sum + (row.unit === 'kg' ? row.stock : 0), 0);

  // preview-start
  const processRowUpdate = (newRow: PantryItem) => {
    setRows((before) => before.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
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
      <Typography role="status" variant="body2">
        Dry goods: {kilograms} kg
      </Typography>
    </Stack>
  );
}
