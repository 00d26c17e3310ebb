import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridDataSource } from '@mui/x-data-grid-premium';
import { createGroupHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';
import { aggregationFunctions } from './aggregationFunctions';

const handle = createGroupHandler(makeStays(3000));

export default function LazyTotals() {
  const { send, ...controls } = useDemoServer(handle);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => send(params),
      getAggregatedValue: (row, field) => row[field],
    }),
    [send],
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Bookings, loaded while scrolling, with totals"
          dataSource={dataSource}
          columns={stayColumns}
          aggregationFunctions={aggregationFunctions}
          lazyLoading
          initialState={{
            aggregation: { model: { revenue: 'sum' } },
            pagination: { paginationModel: { pageSize: 20 } },
          }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
