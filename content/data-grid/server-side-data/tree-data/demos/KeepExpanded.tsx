import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridDataSource, GridGroupNode, GridRowId } from '@mui/x-data-grid-pro';
import { createTreeHandler } from '../../../shared/dataServer';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { windParts } from '../../../shared/windParks.data';
import { windColumns } from '../../../shared/windColumns';

const handle = createTreeHandler(windParts);

export default function KeepExpanded() {
  const apiRef = useGridApiRef();
  const { send, ...controls } = useDemoServer(handle);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => send(params),
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.childCount,
    }),
    [send],
  );
  // preview-start
  const expanded = React.useRef(new Set<GridRowId>());
  const isExpanded = React.useCallback(({ id }: GridGroupNode) => expanded.current.has(id), []);
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', ({ id, childrenExpanded }) => {
        expanded.current[childrenExpanded ? 'add' : 'delete'](id);
      }),
    [apiRef],
  );
  // preview-end
  const refresh = () => apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <Button variant="outlined" onClick={refresh} sx={{ alignSelf: 'flex-start' }}>
        Refresh
      </Button>
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGridPro
          apiRef={apiRef}
          aria-label="Wind parks that stay open"
          treeData
          dataSource={dataSource}
          isGroupExpandedByDefault={isExpanded}
          columns={windColumns}
          groupingColDef={{ headerName: 'Part', width: 220 }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
