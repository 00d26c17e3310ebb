import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid, GridDataSourceCacheDefault } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { ServerControls, useDemoServer } from '../../shared/serverControls';
import { createBedHandler } from './freeBeds';
import type { FreeBeds } from './freeBeds';

const columns: GridColDef<FreeBeds>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 140 },
  { field: 'free', headerName: 'Free beds', type: 'number', width: 110 },
  { field: 'updated', headerName: 'Reported at', width: 120 },
];

export default function PolledRows() {
  const [handle] = React.useState(createBedHandler);
  const { send, ...controls } = useDemoServer(handle);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: (params) => send(params) }),
    [send],
  );
  // preview-start
  const [oneSecond] = React.useState(() => new GridDataSourceCacheDefault({ ttl: 1000 }));
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 264 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Free beds"
          dataSource={dataSource}
          dataSourceCache={oneSecond}
          dataSourceRevalidateMs={3000}
          columns={columns}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
