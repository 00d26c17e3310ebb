import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { HarvestFooter } from './harvestFooter';
import { hives } from './hives.data';

export default function FooterWithGoal() {
  const [harvestGoal, setHarvestGoal] = React.useState(250);

  return (
    <Stack sx={{ width: '100%', gap: 1.5, alignItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Goal in kilograms"
        value={harvestGoal}
        onChange={(_event, value: number | null) => setHarvestGoal(value ?? harvestGoal)}
      >
        {[200, 250, 400].map((goal) => (
          <ToggleButton key={goal} value={goal} sx={{ textTransform: 'none' }}>
            {goal} kg
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 370, width: '100%' }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Hives with a goal"
          rows={hives}
          columns={columns}
          slots={{ footer: HarvestFooter }}
          slotProps={{ footer: { harvestGoal } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
