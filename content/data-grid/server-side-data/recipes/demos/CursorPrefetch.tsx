import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';
import { answerAfter } from './cursorServer';
import type { CursorResponse } from './cursorServer';

const pageSize = 5;

export default function CursorPrefetch() {
  const { send, ...controls } = useDemoServer(answerAfter);
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(() => {
    const pages = new Map<number, Promise<CursorResponse>>();
    const load = (page: number): Promise<CursorResponse> => {
      const before = page === 0 ? Promise.resolve(null) : load(page - 1);
      const loading =
        pages.get(page) ??
        before.then((previous) => send({ after: previous?.nextCursor ?? null, limit: pageSize }));
      pages.set(page, loading);
      loading.catch(() => pages.delete(page));
      return loading;
    };
    return {
      getRows: async ({ start }) => {
        const page = Number(start) / pageSize;
        const { rows, nextCursor } = await load(page);
        if (nextCursor === null) {
          return { rows, rowCount: Number(start) + rows.length };
        }
        load(page + 1).catch(() => {});
        return { rows, rowCount: -1 };
      },
    };
  }, [send]);
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Bookings, loaded one page ahead"
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
