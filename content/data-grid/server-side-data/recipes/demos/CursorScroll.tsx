import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';
import { answerAfter } from './cursorServer';

const pageSize = 12;

export default function CursorScroll() {
  const { send, ...controls } = useDemoServer(answerAfter);
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(() => {
    const cursors = new Map<number, string | null>([[0, null]]);
    return {
      getRows: async ({ start }) => {
        const first = Number(start);
        const after = cursors.get(first) ?? null;
        const { rows, nextCursor } = await send({ after, limit: pageSize });
        cursors.set(first + pageSize, nextCursor);
        return { rows, rowCount: nextCursor === null ? first + rows.length : -1 };
      },
    };
  }, [send]);
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 370 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Bookings, loaded while scrolling"
          dataSource={dataSource}
          columns={stayColumns}
          disableColumnSorting
          disableColumnFilter
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize } } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
