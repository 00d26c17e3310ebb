import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridDataSource } from '@mui/x-data-grid-premium';
import { createGroupHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';
import { aggregationFunctions } from './aggregationFunctions';

const handle = createGroupHandler(makeStays(600));

export default function GroupTotals() {
  const { send, ...controls } = useDemoServer(handle);
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => send(params),
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
      getAggregatedValue: (row, field) => row[field],
    }),
    [send],
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Bookings by region and hut, with totals"
          dataSource={dataSource}
          columns={stayColumns}
          groupingColDef={{ width: 220 }}
          aggregationFunctions={aggregationFunctions}
          initialState={{
            rowGrouping: { model: ['region', 'hut'] },
            aggregation: { model: { guests: 'avg', revenue: 'sum' } },
            columns: { columnVisibilityModel: { region: false, hut: false } },
          }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
