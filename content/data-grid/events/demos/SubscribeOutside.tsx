import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { tramColumns, trams } from './trams.data';

const columns = tramColumns.map((column) => ({ ...column, flex: undefined }));

export default function SubscribeOutside() {
  const apiRef = useGridApiRef();
  const [widths, setWidths] = React.useState<Record<string, number>>({});

  // preview-start
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('columnResize', ({ colDef, width }) => {
        setWidths((before) => ({ ...before, [colDef.field]: Math.round(width) }));
      }),
    [apiRef],
  );
  // preview-end

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={trams}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {Object.entries(widths)
          .map(([field, width]) => `${field} ${width} px`)
          .join(', ') || 'Drag the edge of a header.'}
      </Typography>
    </Stack>
  );
}
