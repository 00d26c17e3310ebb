import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import { parcels } from './parcels.data';
import type { Parcel } from './parcels.data';

const columns: GridColDef<Parcel>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'kilograms', headerName: 'kg', type: 'number', width: 90 },
  { field: 'sent', headerName: 'Sent', type: 'date', width: 130 },
  { field: 'insured', headerName: 'Insured', type: 'boolean', width: 110 },
];

export default function FilterRequest() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'city', operator: 'isAnyOf', value: ['Cork', 'Turku'] }],
  });

  const request = (
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label="Filter model as JSON"
      sx={{
        m: 0,
        p: 2,
        overflow: 'auto',
        height: 190,
        typography: 'body2',
        fontFamily: 'monospace',
        bgcolor: 'action.hover',
      }}
      dir="ltr"
    >
      {JSON.stringify(filterModel, null, 2)}
    </Box>
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <div style={{ height: 320 }}>
        <DataGrid
          showToolbar
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          aria-label="Four parcels, not filtered"
          rows={parcels.slice(0, 4)}
          columns={columns}
          hideFooter
        />
      </div>
      {request}
    </Stack>
  );
}
