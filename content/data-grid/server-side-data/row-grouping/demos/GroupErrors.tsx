import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, GridGetRowsError, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridDataSource } from '@mui/x-data-grid-premium';
import { createGroupHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';

const handle = createGroupHandler(makeStays(80));

export default function GroupErrors() {
  const apiRef = useGridApiRef();
  const { send, ...controls } = useDemoServer(handle);
  const [message, setMessage] = React.useState('');
  const [failedKeys, setFailedKeys] = React.useState<string[]>([]);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await send(params);
        setMessage('');
        return response;
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
    }),
    [send],
  );
  // preview-start
  // The id of a group is the path of its keys. The first level has none.
  const retry = () => apiRef.current?.dataSource.fetchRows(failedKeys.join('/') || undefined);
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} canFail />
      <div style={{ height: 320 }}>
        {/* preview-start */}
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Bookings by hut"
          dataSource={dataSource}
          onDataSourceError={(error) => {
            const keys = error instanceof GridGetRowsError ? error.params.groupKeys : [];
            setFailedKeys(keys ?? []);
            setMessage(`${keys?.join(', ') || 'The list'} could not be loaded: ${error.message}`);
          }}
          columns={stayColumns}
          initialState={{
            rowGrouping: { model: ['hut'] },
            columns: { columnVisibilityModel: { hut: false } },
          }}
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
          {message}
        </Alert>
      )}
    </Stack>
  );
}
