import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';
import { ferries } from '../../shared/ferries.data';
import type { Ferry } from '../../shared/ferries.data';

const columns: GridColDef<Ferry>[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 130 },
  { field: 'since', headerName: 'Since', type: 'date', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 105 },
];

const orders: Record<string, GridSortModel> = {
  Shortest: [{ field: 'minutes', sort: 'asc' }],
  Newest: [{ field: 'since', sort: 'desc' }],
  Schedule: [],
};

export default function ControlledSort() {
  const [sortModel, setSortModel] = React.useState(orders.Shortest);
  const current = Object.keys(orders).find((name) => orders[name] === sortModel);

  const orderButtons = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Order"
      value={current ?? null}
      onChange={(_event, name: string | null) => name && setSortModel(orders[name])}
    >
      {Object.keys(orders).map((name) => (
        <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      {orderButtons}
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Ferry lines"
          rows={ferries}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
