import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { tramColumns, trams } from './trams.data';
import type { Tram } from './trams.data';

export default function ButtonInRow() {
  const [message, setMessage] = React.useState<string>('Click a row or a button.');
  const columns = React.useMemo<GridColDef<Tram>[]>(
    () => [
      ...tramColumns,
      {
        field: 'alarm',
        headerName: 'Alarm',
        width: 110,
        sortable: false,
        // preview-start
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Alarm for line ${row.line} to ${row.destination}`}
            onClick={(event) => {
              event.stopPropagation();
              setMessage(`Alarm ${row.minutes - 1} minutes from now`);
            }}
          >
            Set
          </Button>
        ),
        // preview-end
      },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Departures"
          rows={trams}
          columns={columns}
          onRowClick={({ row }) => setMessage(`Details of line ${row.line}`)}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
