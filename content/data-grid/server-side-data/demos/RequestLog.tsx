import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';
import { createListHandler } from '../../shared/dataServer';
import { makeStays } from '../../shared/hutStays.data';
import { stayColumns } from '../../shared/stayColumns';

const handle = createListHandler(makeStays(600));

export default function RequestLog() {
  const [request, setRequest] = React.useState<GridGetRowsParams>();
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setRequest(params);
        return handle(params);
      },
    }),
    [],
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <div style={{ height: 276 }}>
        <DataGrid
          aria-label="Bookings"
          dataSource={dataSource}
          dataSourceCache={null}
          columns={stayColumns}
          density="compact"
          pageSizeOptions={[5, 10]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        />
      </div>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        dir="ltr"
        aria-label="Last request"
        sx={{
          m: 0,
          p: 2,
          height: 260,
          overflow: 'auto',
          fontSize: 13,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {JSON.stringify(request, null, 2)}
      </Box>
    </Stack>
  );
}
