import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid, GridDataSourceCacheDefault } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { createListHandler } from '../../shared/dataServer';
import { makeStays } from '../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../shared/serverControls';
import { stayColumns } from '../../shared/stayColumns';

const handle = createListHandler(makeStays(40));

export default function CacheLifetime() {
  const { send, ...controls } = useDemoServer(handle);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: (params) => send(params) }),
    [send],
  );
  // preview-start
  const [tenSeconds] = React.useState(() => new GridDataSourceCacheDefault({ ttl: 10_000 }));
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 370 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Bookings, cached for ten seconds"
          dataSource={dataSource}
          dataSourceCache={tenSeconds}
          columns={stayColumns}
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
