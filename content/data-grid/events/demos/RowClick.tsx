import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { tramColumns, trams } from './trams.data';
import type { Tram } from './trams.data';

export default function RowClick() {
  const [tram, setTram] = React.useState<Tram | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGrid<Tram>
          aria-label="Departures"
          rows={trams}
          columns={tramColumns}
          onRowClick={({ row }) => setTram(row)}
          hideFooter
        />
      </div>
      <Alert severity="info" role="status">
        {tram ? `Line ${tram.line} leaves in ${tram.minutes} minutes.` : 'Click a row.'}
      </Alert>
    </Stack>
  );
}
