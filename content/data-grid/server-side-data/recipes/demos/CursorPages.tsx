import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';
import { answerAfter } from './cursorServer';

const pageSize = 5;

export default function CursorPages() {
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
        <DataGrid
          aria-label="Bookings, page by page"
          dataSource={dataSource}
          columns={stayColumns}
          disableColumnSorting
          disableColumnFilter
          pageSizeOptions={[pageSize]}
          initialState={{ pagination: { paginationModel: { pageSize }, rowCount: -1 } }}
        />
      </div>
    </Stack>
  );
}
