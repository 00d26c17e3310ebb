import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import { createListHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';

const handle = createListHandler(makeStays(90));

export default function InfiniteScroll() {
  const { send, ...controls } = useDemoServer(handle);
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, rowCount = 0 } = await send(params);
        const isLast = params.end + 1 >= rowCount;
        return { rows, rowCount: isLast ? rowCount : -1 };
      },
    }),
    [send],
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 400 }}>
        <DataGridPro
          aria-label="Bookings, loaded at the end of the list"
          dataSource={dataSource}
          columns={stayColumns}
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </div>
    </Stack>
  );
}
