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

export default function ServerTotals() {
  const { send, ...controls } = useDemoServer(handle);
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => send(params),
      getAggregatedValue: (row, field) => row[field],
    }),
    [send],
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} />
      <div style={{ height: 426 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Bookings with totals"
          dataSource={dataSource}
          columns={stayColumns}
          aggregationFunctions={aggregationFunctions}
          pagination
          pageSizeOptions={[5]}
          initialState={{
            aggregation: { model: { guests: 'avg', revenue: 'sum' } },
            pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
          }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
