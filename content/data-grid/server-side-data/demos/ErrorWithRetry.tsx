import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridDataSource } from '@mui/x-data-grid';
import { createListHandler } from '../../shared/dataServer';
import { makeStays } from '../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../shared/serverControls';
import { stayColumns } from '../../shared/stayColumns';

const handle = createListHandler(makeStays(40));

export default function ErrorWithRetry() {
  const apiRef = useGridApiRef();
  const { send, ...controls } = useDemoServer(handle);
  const [message, setMessage] = React.useState('');
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await send(params);
        setMessage('');
        return response;
      },
    }),
    [send],
  );
  const retry = () => apiRef.current?.dataSource.fetchRows();

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} canFail />
      <div style={{ height: 370 }}>
        {/* preview-start */}
        <DataGrid
          apiRef={apiRef}
          aria-label="Bookings"
          dataSource={dataSource}
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
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          The bookings could not be loaded ({message}).
        </Alert>
      )}
    </Stack>
  );
}
