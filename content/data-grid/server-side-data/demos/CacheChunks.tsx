import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { createListHandler } from '../../shared/dataServer';
import { makeStays } from '../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../shared/serverControls';
import { stayColumns } from '../../shared/stayColumns';

const handle = createListHandler(makeStays(60));

export default function CacheChunks() {
  const { send, ...controls } = useDemoServer(handle);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: (params) => send(params) }),
    [send],
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 426 }}>
        <DataGrid
          aria-label="Bookings"
          dataSource={dataSource}
          columns={stayColumns}
          density="compact"
          pageSizeOptions={[5, 10, 20]}
          initialState={{ pagination: { paginationModel: { pageSize: 20 }, rowCount: 0 } }}
        />
      </div>
    </Stack>
  );
}
