import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridFilteredTopLevelRowCountSelector, useGridApiRef } from '@mui/x-data-grid';
import { wellColumns, wells } from './wells.data';

export default function StateOutside() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState<number>(wells.length);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">
        {count} of {wells.length} wells match
      </Typography>
      <div style={{ height: 340 }}>
        <DataGrid
          aria-label="Wells"
          apiRef={apiRef}
          rows={wells}
          columns={wellColumns}
          // preview-start
          onStateChange={() => setCount(gridFilteredTopLevelRowCountSelector(apiRef))}
          // preview-end
          showToolbar
          hideFooter
        />
      </div>
    </Stack>
  );
}
