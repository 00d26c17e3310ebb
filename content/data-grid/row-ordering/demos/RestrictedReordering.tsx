import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps } from '@mui/x-data-grid-pro';
import { columns, moveItem, songs } from './songs.data';
import type { Song } from './songs.data';

// preview-start
const isRowReorderable = ({ row }: { row: Song }) => row.kind === 'Song';

const isValidRowReorder: DataGridProProps['isValidRowReorder'] = ({
  apiRef,
  targetNode,
  dropPosition,
}) => {
  const target: Song | null = apiRef.current.getRow(targetNode.id);
  return !(
    (target?.kind === 'Opener' && dropPosition === 'above') ||
    (target?.kind === 'Encore' && dropPosition === 'below')
  );
};
// preview-end

export default function RestrictedReordering() {
  const [rows, setRows] = React.useState<Song[]>(songs);

  return (
    <div style={{ height: 370, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Songs between opener and encore"
        rows={rows}
        columns={columns}
        rowReordering
        isRowReorderable={isRowReorderable}
        isValidRowReorder={isValidRowReorder}
        onRowOrderChange={({ oldIndex, targetIndex }) =>
          setRows(moveItem(rows, oldIndex, targetIndex))
        }
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
