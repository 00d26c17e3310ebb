import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGridPro, GridDataSourceCacheDefault } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { createParcelHandler } from './parcelHandler';
import type { Parcel } from './parcelHandler';

const columns: GridColDef<Parcel>[] = [
  { field: 'place', headerName: 'Place', type: 'number', width: 80 },
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 120 },
  { field: 'scans', headerName: 'Scans', type: 'number', width: 90 },
];

export default function ChangingRows() {
  const [handle] = React.useState(createParcelHandler);
  const { send, ...controls } = useDemoServer(handle);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: (params) => send(params) }),
    [send],
  );
  // preview-start
  const [cache] = React.useState(
    () =>
      new GridDataSourceCacheDefault({
        ttl: 1000,
        getKey: ({ start, end }) => `${start}-${end}`,
      }),
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Parcels in the queue"
          dataSource={dataSource}
          dataSourceCache={cache}
          dataSourceRevalidateMs={3000}
          columns={columns}
          disableColumnSorting
          disableColumnFilter
          lazyLoading
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
