import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import { createListHandler } from '../../../shared/dataServer';
import { liftColumns, lifts, subscribe } from './lifts';

const handle = createListHandler(lifts);
const dataSource: GridDataSource = { getRows: async (params) => handle(params) };

export default function LiveRows() {
  const apiRef = useGridApiRef();
  const [isLive, setIsLive] = React.useState(false);
  // preview-start
  React.useEffect(() => {
    if (!isLive) {
      return undefined;
    }
    return subscribe((changed) => {
      // Rows that the grid has not loaded must not be added.
      const loaded = changed.filter(({ id }) => apiRef.current?.getRow(id));
      apiRef.current?.updateRows(loaded);
      apiRef.current?.dataSource.cache.clear();
    });
  }, [apiRef, isLive]);
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <FormControlLabel
        label="Live updates"
        control={<Switch checked={isLive} onChange={(event) => setIsLive(event.target.checked)} />}
      />
      <div style={{ height: 370 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Waiting times at the lifts"
          dataSource={dataSource}
          columns={liftColumns}
          pagination
          pageSizeOptions={[5]}
          throttleRowsMs={250}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        />
      </div>
    </Stack>
  );
}
