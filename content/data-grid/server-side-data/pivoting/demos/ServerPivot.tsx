import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridDataSource, GridPivotModel } from '@mui/x-data-grid-premium';
import { createPivotHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import type { Stay } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';

const handle = createPivotHandler(makeStays(2400));
const columns: GridColDef<Stay>[] = [
  ...stayColumns,
  { field: 'year', headerName: 'Year' },
  { field: 'room', headerName: 'Room', width: 120 },
];
const aggregationFunctions = {
  sum: { label: 'Sum', columnTypes: ['number'] },
  avg: { label: 'Average', columnTypes: ['number'] },
};
const initialModel: GridPivotModel = {
  rows: [{ field: 'region' }, { field: 'hut' }],
  columns: [{ field: 'year', sort: 'desc' }],
  values: [
    { field: 'guests', aggFunc: 'avg' },
    { field: 'revenue', aggFunc: 'sum' },
  ],
};
// preview-start
const pivotingColDef = (field: string, path: string[]) => ({ field: [...path, field].join('/') });
// preview-end

export default function ServerPivot() {
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
      <div style={{ height: 480 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Guests and revenue by region and year"
          dataSource={dataSource}
          columns={columns}
          groupingColDef={{ width: 220 }}
          aggregationFunctions={aggregationFunctions}
          pivotingColDef={pivotingColDef}
          initialState={{ pivoting: { enabled: true, model: initialModel } }}
          showToolbar
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
