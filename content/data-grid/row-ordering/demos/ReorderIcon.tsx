import * as React from 'react';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { columns, moveItem, songs } from './songs.data';

function DragIcon({ className }: { className?: string }) {
  return <SwapVertIcon fontSize="small" className={className} />;
}

export default function ReorderIcon() {
  const [rows, setRows] = React.useState(songs);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Songs with another drag icon"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={({ oldIndex, targetIndex }) =>
          setRows(moveItem(rows, oldIndex, targetIndex))
        }
        slots={{ rowReorderIcon: DragIcon }}
        sx={{
          [`& .${gridClasses.rowReorderIcon}`]: { color: 'primary.main' },
          [`& .${gridClasses['row--beingDragged']}`]: { bgcolor: 'action.selected' },
        }}
        hideFooter
      />
    </div>
  );
}
