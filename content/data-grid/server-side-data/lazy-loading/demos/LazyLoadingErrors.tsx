import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, GridGetRowsError, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-pro';
import { createListHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';

const handle = createListHandler(makeStays(2000));

export default function LazyLoadingErrors() {
  const apiRef = useGridApiRef();
  const { send, ...controls } = useDemoServer(handle);
  const [failed, setFailed] = React.useState<GridGetRowsParams>();
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: (params) => send(params) }),
    [send],
  );
  // preview-start
  const retry = () => {
    setFailed(undefined);
    apiRef.current?.dataSource.fetchRows(undefined, failed);
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} canFail />
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGridPro
          apiRef={apiRef}
          aria-label="Bookings"
          dataSource={dataSource}
          columns={stayColumns}
          lazyLoading
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setFailed(error.params);
            }
          }}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
        {/* preview-end */}
      </div>
      {failed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          Rows {Number(failed.start) + 1} to {failed.end + 1} could not be loaded.
        </Alert>
      )}
    </Stack>
  );
}
