import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { pears } from './pears.data';
import type { Pear } from './pears.data';

type Mode = NonNullable<DataGridProps['tabNavigation']>;

const modes: Mode[] = ['none', 'content', 'header', 'all'];
const columns: GridColDef<Pear>[] = [
  { field: 'name', headerName: 'Pear', flex: 1, minWidth: 120 },
  { field: 'plot', headerName: 'Plot', width: 100 },
];

export default function TabNavigation() {
  const [tabNavigation, setTabNavigation] = React.useState<Mode>('content');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tab navigation"
        value={tabNavigation}
        onChange={(_event, value: Mode | null) => value && setTabNavigation(value)}
      >
        {modes.map((mode) => (
          <ToggleButton key={mode} value={mode} sx={{ textTransform: 'none' }}>
            {mode}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 270 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Pear trees of the upper plot"
          tabNavigation={tabNavigation}
          rows={pears.slice(0, 4)}
          columns={columns}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
