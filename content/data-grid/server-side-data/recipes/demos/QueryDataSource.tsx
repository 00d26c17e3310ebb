import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { QueryClient } from '@tanstack/react-query';
import { createListHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';

const handle = createListHandler(makeStays(200));
const queryClient = new QueryClient();

export default function QueryDataSource() {
  const apiRef = useGridApiRef();
  const { send, ...controls } = useDemoServer(handle);
  const [message, setMessage] = React.useState('');
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await queryClient.fetchQuery({
          queryKey: ['bookings', params],
          queryFn: () => send(params),
          staleTime: 60_000,
        });
        setMessage('');
        return response;
      },
    }),
    [send],
  );
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['bookings'] });
    await apiRef.current?.dataSource.fetchRows();
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} canFail />
      <Button variant="outlined" onClick={refresh} sx={{ alignSelf: 'flex-start' }}>
        Invalidate
      </Button>
      <div style={{ height: 370 }}>
        {/* preview-start */}
        <DataGrid
          apiRef={apiRef}
          aria-label="Bookings from a query client"
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={(error) => setMessage(error.message)}
          columns={stayColumns}
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        />
        {/* preview-end */}
      </div>
      {message && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={refresh}>
              Retry
            </Button>
          }
        >
          {message}
        </Alert>
      )}
    </Stack>
  );
}
