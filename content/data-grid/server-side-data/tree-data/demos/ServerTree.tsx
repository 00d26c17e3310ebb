import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import { createTreeHandler } from '../../../shared/dataServer';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { windParts } from '../../../shared/windParks.data';
import { windColumns } from '../../../shared/windColumns';

const handle = createTreeHandler(windParts);

export default function ServerTree() {
  const { send, ...controls } = useDemoServer(handle);
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => send(params),
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.childCount,
    }),
    [send],
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Wind parks and their parts"
          treeData
          dataSource={dataSource}
          columns={windColumns}
          groupingColDef={{ headerName: 'Part', width: 220 }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
