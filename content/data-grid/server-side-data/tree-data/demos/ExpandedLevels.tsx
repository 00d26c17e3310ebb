import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridDataSource, GridGroupNode } from '@mui/x-data-grid-pro';
import { createTreeHandler } from '../../../shared/dataServer';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { windParts } from '../../../shared/windParks.data';
import { windColumns } from '../../../shared/windColumns';

const handle = createTreeHandler(windParts);
const open = new Set<unknown>(['dunmere-ridge', 'dunmere-ridge-turbine-2']);
const isOpen = ({ id }: GridGroupNode) => open.has(id);

export default function ExpandedLevels() {
  const { send, ...controls } = useDemoServer(handle);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => send(params),
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.childCount,
    }),
    [send],
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Wind parks with one open turbine"
          treeData
          dataSource={dataSource}
          isGroupExpandedByDefault={isOpen}
          columns={windColumns}
          groupingColDef={{ headerName: 'Part', width: 220 }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
