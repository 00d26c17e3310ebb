import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { pears } from './pears.data';
import type { Pear } from './pears.data';

const columns: GridColDef<Pear>[] = [
  { field: 'name', headerName: 'Pear', flex: 1, minWidth: 140, editable: true },
  { field: 'plot', headerName: 'Plot', width: 90 },
  { field: 'age', headerName: 'Age', type: 'number', width: 90 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
];

const modes = {
  Rows: { checkboxSelection: true },
  Cells: { cellSelection: true, disableRowSelectionOnClick: true },
  Groups: { initialState: { rowGrouping: { model: ['plot'] } } },
  Details: {
    getDetailPanelContent: ({ row }) => <p>{row.crates} crates in the last harvest</p>,
    getDetailPanelHeight: () => 'auto',
  },
  Headers: {
    showToolbar: true,
    headerFilters: true,
    columnGroupingModel: [
      { groupId: 'Numbers', children: [{ field: 'age' }, { field: 'crates' }] },
    ],
  },
} satisfies Record<string, Partial<DataGridPremiumProps<Pear>>>;

export default function KeyboardPlayground() {
  const [mode, setMode] = React.useState<keyof typeof modes>('Rows');
  const [lastKey, setLastKey] = React.useState('none yet');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Feature"
        value={mode}
        onChange={(_event, value: keyof typeof modes | null) => value && setMode(value)}
      >
        {Object.keys(modes).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div
        style={{ height: 420 }}
        onKeyDownCapture={(event) => setLastKey(event.key === ' ' ? 'Space' : event.key)}
      >
        {/* preview-start */}
        <DataGridPremium
          key={mode}
          aria-label="Pear trees"
          rows={pears}
          columns={columns}
          hideFooter
          {...modes[mode]}
        />
        {/* preview-end */}
      </div>
      <Typography variant="body2" color="text.secondary">
        Last key: {lastKey}
      </Typography>
    </Stack>
  );
}
