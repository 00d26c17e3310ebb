import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { stations, type Station } from '../../shared/stations.data';

export default function CellWithButton() {
  const [message, setMessage] = React.useState('No station called yet.');

  const columns = React.useMemo<GridColDef<Station>[]>(
    () => [
      { field: 'name', headerName: 'Station', minWidth: 120, flex: 1 },
      { field: 'altitude', headerName: 'Altitude', type: 'number' },
      {
        field: 'call',
        headerName: 'Call',
        sortable: false,
        filterable: false,
        display: 'flex',
        // preview-start
        renderCell: ({ row, tabIndex }: GridRenderCellParams<Station>) => (
          <Button
            size="small"
            aria-label={`Call ${row.name}`}
            tabIndex={tabIndex}
            onClick={() => setMessage(`Calling ${row.name}…`)}
            // The grid would take Space as "one page down".
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          >
            Call
          </Button>
        ),
        // preview-end
      },
    ],
    [],
  );

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack sx={{ height: 340 }}>
        <DataGrid
          aria-label="Stations to call"
          rows={stations}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </Stack>
      <Typography component="output" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
