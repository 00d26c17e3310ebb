import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import { createListHandler } from '../../../shared/dataServer';
import { makeStays } from '../../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../../shared/serverControls';
import { stayColumns } from '../../../shared/stayColumns';

const handle = createListHandler(makeStays(5000));

export default function RequestThrottle() {
  const [throttle, setThrottle] = React.useState(1500);
  const { send, ...controls } = useDemoServer(handle);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({ getRows: (params) => send(params) }),
    [send],
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          size="small"
          label="Throttle"
          value={throttle}
          onChange={(event) => setThrottle(Number(event.target.value))}
          sx={{ width: 120 }}
        >
          <MenuItem value={0}>None</MenuItem>
          <MenuItem value={500}>0.5 s</MenuItem>
          <MenuItem value={1500}>1.5 s</MenuItem>
        </TextField>
        <ServerControls {...controls} />
      </Stack>
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Bookings"
          dataSource={dataSource}
          columns={stayColumns}
          lazyLoading
          lazyLoadingRequestThrottleMs={throttle}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
