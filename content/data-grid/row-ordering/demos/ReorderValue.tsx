import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowOrderChangeParams } from '@mui/x-data-grid-pro';
import { columns, moveItem, songs } from './songs.data';

// preview-start
const songsWithLabel = songs.map((song) => ({
  ...song,
  __reorder__: `${song.title}, ${song.minutes} minutes`,
}));
// preview-end

export default function ReorderValue() {
  const [rows, setRows] = React.useState(songsWithLabel);

  return (
    <div style={{ height: 370, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Songs with a drag label"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={({ oldIndex, targetIndex }: GridRowOrderChangeParams) =>
          setRows(moveItem(rows, oldIndex, targetIndex))
        }
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
