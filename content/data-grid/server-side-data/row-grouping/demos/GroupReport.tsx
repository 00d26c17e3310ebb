import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type { GridDataSource, GridGroupNode, GridRowId } from '@mui/x-data-grid-premium';
import { createGroupHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';

const handle = createGroupHandler(makeStays(12_000));
const columns = [...stayColumns, { field: 'room', headerName: 'Room', width: 120 }];

export default function GroupReport() {
  const apiRef = useGridApiRef();
  const { send, ...controls } = useDemoServer(handle);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => send(params),
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
      getAggregatedValue: (row, field) => row[field],
    }),
    [send],
  );
  // preview-start
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['region', 'hut', 'season'] },
      aggregation: { model: { guests: 'sum', revenue: 'sum' } },
    },
  });
  const expanded = React.useRef(new Set<GridRowId>());
  const isExpanded = React.useCallback(({ id }: GridGroupNode) => expanded.current.has(id), []);
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', ({ id, childrenExpanded }) => {
        expanded.current[childrenExpanded ? 'add' : 'delete'](id);
      }),
    [apiRef],
  );
  const refresh = () => apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <Button variant="outlined" onClick={refresh} sx={{ alignSelf: 'flex-start' }}>
        Refresh
      </Button>
      <div style={{ height: 480 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Twelve thousand bookings in groups"
          dataSource={dataSource}
          columns={columns}
          aggregationFunctions={{ sum: { label: 'Sum' }, avg: { label: 'Average' } }}
          isGroupExpandedByDefault={isExpanded}
          groupingColDef={{ headerName: 'Group', width: 220 }}
          initialState={initialState}
          showToolbar
        />
      </div>
    </Stack>
  );
}
