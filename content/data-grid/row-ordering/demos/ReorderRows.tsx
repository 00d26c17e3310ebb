import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowOrderChangeParams } from '@mui/x-data-grid-pro';
import { columns, moveItem, songs } from './songs.data';
import type { Song } from './songs.data';

/** Stands for a request that stores the order. */
const saveOrder = (ids: number[]) =>
  new Promise<number[]>((resolve) => {
    setTimeout(() => resolve(ids), 500);
  });

export default function ReorderRows() {
  const [rows, setRows] = React.useState<Song[]>(songs);
  const [saved, setSaved] = React.useState(songs.map(({ id }) => id));
  const [saving, setSaving] = React.useState(false);

  // preview-start
  const handleOrderChange = async ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    const newRows = moveItem(rows, oldIndex, targetIndex);
    setRows(newRows);
    setSaving(true);
    setSaved(await saveOrder(newRows.map(({ id }) => id)));
    setSaving(false);
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <div style={{ height: 370 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Songs of a set"
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={handleOrderChange}
          loading={saving}
          hideFooter
        />
        {/* preview-end */}
      </div>
      <Typography role="status" variant="body2" color="text.secondary">
        {saving ? 'Saving…' : `Saved order: ${saved.join(', ')}`}
      </Typography>
    </Stack>
  );
}
