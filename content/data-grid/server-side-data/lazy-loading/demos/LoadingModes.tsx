import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import { createListHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';

const handle = createListHandler(makeStays(200));

export default function LoadingModes() {
  const [rowCount, setRowCount] = React.useState(-1);
  const { send, ...controls } = useDemoServer(handle);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      // The response has no row count, so the prop determines the mode.
      getRows: async (params) => ({ rows: (await send(params)).rows }),
    }),
    [send],
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row count"
        value={rowCount}
        onChange={(_, value: number | null) => value !== null && setRowCount(value)}
      >
        <ToggleButton value={-1}>Unknown</ToggleButton>
        <ToggleButton value={60}>60</ToggleButton>
        <ToggleButton value={200}>200</ToggleButton>
      </ToggleButtonGroup>
      <ServerControls {...controls} />
      <div style={{ height: 360 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Bookings"
          dataSource={dataSource}
          columns={stayColumns}
          lazyLoading
          rowCount={rowCount}
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
