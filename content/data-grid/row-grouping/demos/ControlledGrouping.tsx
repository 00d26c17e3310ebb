import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

export default function ControlledGrouping() {
  // preview-start
  const [model, setModel] = React.useState<GridRowGroupingModel>(['river']);
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        aria-label="Group by"
        size="small"
        value={model}
        onChange={(_event, fields: GridRowGroupingModel) => setModel(fields)}
      >
        <ToggleButton value="river">River</ToggleButton>
        <ToggleButton value="kind">Kind</ToggleButton>
        <ToggleButton value="opened">Year</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        {/* preview-start */}
        <DataGridPremium
          aria-label="Bridges, grouped by the buttons above"
          rows={bridges}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
