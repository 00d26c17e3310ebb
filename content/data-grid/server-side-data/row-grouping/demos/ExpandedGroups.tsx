import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridDataSource } from '@mui/x-data-grid-premium';
import { createGroupHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';

const handle = createGroupHandler(makeStays(60));

export default function ExpandedGroups() {
  const { send, ...controls } = useDemoServer(handle);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => send(params),
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
    }),
    [send],
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Bookings by region and hut, with open regions"
          dataSource={dataSource}
          defaultGroupingExpansionDepth={1}
          columns={stayColumns}
          groupingColDef={{ width: 220 }}
          initialState={{
            rowGrouping: { model: ['region', 'hut'] },
            columns: { columnVisibilityModel: { region: false, hut: false } },
          }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
