import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGrid, GridUpdateRowError } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import type { Stay } from '../../shared/hutStays.data';
import { ServerControls, useDemoServer } from '../../shared/serverControls';
import { stayColumns } from '../../shared/stayColumns';
import { createBookingServer } from './bookingServer';

const columns: GridColDef<Stay>[] = stayColumns.map((column) => ({
  ...column,
  editable: column.field === 'guests' || column.field === 'nights',
}));

export default function EditOnServer() {
  const [bookings] = React.useState(createBookingServer);
  const { send: find, ...reading } = useDemoServer(bookings.find);
  const { send: save, ...writing } = useDemoServer(bookings.save);
  const [message, setMessage] = React.useState('');
  // preview-start
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => find(params),
      updateRow: async ({ updatedRow }) => {
        const saved = await save(updatedRow as Stay);
        setMessage('');
        return saved;
      },
    }),
    [find, save],
  );
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ServerControls
        settings={reading.settings}
        changeSettings={(change) => {
          reading.changeSettings(change);
          writing.changeSettings(change);
        }}
        requestCount={reading.requestCount + writing.requestCount}
      />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Bookings with editable guests and nights"
          dataSource={dataSource}
          columns={columns}
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
          onDataSourceError={(error) => {
            const task = error instanceof GridUpdateRowError ? 'save' : 'load';
            setMessage(`Could not ${task}: ${error.message}`);
          }}
        />
      </div>
      {message && <Alert severity="error">{message}</Alert>}
    </Stack>
  );
}
