import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { createListHandler } from '../../shared/dataServer';
import { makeStays } from '../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../shared/serverControls';
import { stayColumns } from '../../shared/stayColumns';

const handle = createListHandler(makeStays(600));

export default function ServerSideRows() {
  const { send, ...controls } = useDemoServer(handle);
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: (params) => send(params) }),
    [send],
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 426 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Bookings"
          dataSource={dataSource}
          columns={stayColumns}
          showToolbar
          pageSizeOptions={[5, 10]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
