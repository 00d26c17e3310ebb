import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridDataSource, GridDataSourceCache, GridGetRowsParams } from '@mui/x-data-grid-pro';
import { QueryClient } from '@tanstack/react-query';
import { createTreeHandler } from '../../../shared/dataServer';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { windParts } from '../../../shared/windParks.data';
import { windColumns } from '../../../shared/windColumns';

const handle = createTreeHandler(windParts);

// preview-start
const queryClient = new QueryClient();
const toKey = ({ groupKeys, sortModel, filterModel, start, end }: GridGetRowsParams) => [
  'parts',
  { groupKeys, sortModel, filterModel, start, end },
];

const cache: GridDataSourceCache = {
  get: (params) => queryClient.getQueryData(toKey(params)),
  set: (params, response) => {
    queryClient.setQueryData(toKey(params), response);
  },
  clear: () => queryClient.removeQueries({ queryKey: ['parts'] }),
};
// preview-end

export default function TreeQueryCache() {
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
      <div style={{ height: 320 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Wind parks, cached by TanStack Query"
          treeData
          dataSource={dataSource}
          dataSourceCache={cache}
          columns={windColumns}
          groupingColDef={{ headerName: 'Part', width: 220 }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
