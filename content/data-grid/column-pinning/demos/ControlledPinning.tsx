import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { stations } from '../../shared/stations.data';
import { columns } from './columns';

export default function ControlledPinning() {
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumnFields>({
    left: ['name'],
  });

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 370 }}>
        <DataGridPro
          aria-label="Stations with controlled pinning"
          rows={stations}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setPinnedColumns}
          hideFooter
        />
      </div>
      <Box component="pre" role="status" sx={{ m: 0, mt: 1, fontSize: 13, whiteSpace: 'pre-wrap' }}>
        {JSON.stringify(pinnedColumns)}
      </Box>
    </div>
  );
}
