import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, GridGetRowsError, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridDataSource, GridRowId, GridValidRowModel } from '@mui/x-data-grid-pro';
import { createTreeHandler } from '../../../shared/dataServer';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { windParts } from '../../../shared/windParks.data';
import { windColumns } from '../../../shared/windColumns';

const handle = createTreeHandler(windParts);

export default function TreeErrors() {
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
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.childCount,
    }),
    [send],
  );
  // preview-start
  const retry = () => {
    const rows = apiRef.current?.getRowModels() ?? new Map<GridRowId, GridValidRowModel>();
    const parent = [...rows].find(([, row]) => row.path.join() === failedKeys.join());
    apiRef.current?.dataSource.fetchRows(parent?.[0]);
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} canFail />
      <div style={{ height: 320 }}>
        {/* preview-start */}
        <DataGridPro
          apiRef={apiRef}
          aria-label="Wind parks and their parts"
          treeData
          dataSource={dataSource}
          onDataSourceError={(error) => {
            const keys = error instanceof GridGetRowsError ? error.params.groupKeys : [];
            setFailedKeys(keys ?? []);
            setMessage(`${keys?.at(-1) ?? 'The list'} could not be loaded: ${error.message}`);
          }}
          columns={windColumns}
          groupingColDef={{ headerName: 'Part', width: 220 }}
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
