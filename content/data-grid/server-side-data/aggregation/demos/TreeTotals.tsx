import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridDataSource } from '@mui/x-data-grid-premium';
import { createTreeHandler } from '../../../shared/dataServer';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { windParts } from '../../../shared/windParks.data';
import { windColumns } from '../../../shared/windColumns';
import { aggregationFunctions } from './aggregationFunctions';

const handle = createTreeHandler(windParts);

export default function TreeTotals() {
  const { send, ...controls } = useDemoServer(handle);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => send(params),
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.childCount,
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
          aria-label="Wind parks with hours of maintenance"
          treeData
          dataSource={dataSource}
          columns={windColumns}
          aggregationFunctions={aggregationFunctions}
          groupingColDef={{ headerName: 'Part', width: 220 }}
          initialState={{ aggregation: { model: { hours: 'sum' } } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
