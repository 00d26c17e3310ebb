import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './routeColumns';
import { routes } from './routes.data';
import type { Route } from './routes.data';

export default function SaveUndoneEdits() {
  const [rows, setRows] = React.useState<Route[]>(routes);

  // preview-start
  const save = (changed: Partial<Route>) =>
    setRows((before) =>
      before.map((row) => (row.id === changed.id ? { ...row, ...changed } : row)),
    );

  const processRowUpdate = (row: Route) => {
    save(row);
    return row;
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 372 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Routes, saved in state"
          rows={rows}
          columns={columns}
          disableClipboardPaste
          processRowUpdate={processRowUpdate}
          onUndo={({ data }) => save({ id: data.id, [data.field]: data.oldValue })}
          onRedo={({ data }) => save({ id: data.id, [data.field]: data.newValue })}
          hideFooter
        />
        {/* preview-end */}
      </div>
      <Typography role="status" variant="body2">
        {rows.reduce((sum, row) => sum + row.meters, 0)} meters of wall
      </Typography>
    </Stack>
  );
}
