import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, GridDataSource, GridPivotModel } from '@mui/x-data-grid-premium';
import { createPivotHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import type { Stay } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';

const handle = createPivotHandler(makeStays(600));
const columns: GridColDef<Stay>[] = [...stayColumns, { field: 'year', headerName: 'Year' }];
const pivotingColDef = (field: string, path: string[]) => ({ field: [...path, field].join('/') });
const aggregationFunctions = { sum: { label: 'Sum', columnTypes: ['number'] } };
const model: GridPivotModel = {
  rows: [{ field: 'region' }, { field: 'hut' }],
  columns: [{ field: 'year' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function ExpandedPivot() {
  const apiRef = useGridApiRef();
  const { send, ...controls } = useDemoServer(handle);
  const [message, setMessage] = React.useState('');
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await send(params);
        setMessage('');
        return response;
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childCount,
      getAggregatedValue: (row, field) => row[field],
    }),
    [send],
  );
  const retry = () =>
    apiRef.current?.dataSource.fetchRows(undefined, { keepChildrenExpanded: false });

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls {...controls} canFail />
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Revenue by hut and year, with open regions"
          dataSource={dataSource}
          columns={columns}
          groupingColDef={{ width: 220 }}
          aggregationFunctions={aggregationFunctions}
          pivotingColDef={pivotingColDef}
          defaultGroupingExpansionDepth={1}
          onDataSourceError={(error) => setMessage(`Could not load: ${error.message}`)}
          initialState={{ pivoting: { enabled: true, model } }}
        />
        {/* preview-end */}
      </div>
      {message && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          {message}
        </Alert>
      )}
    </Stack>
  );
}
