import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { birdWinter } from '../../shared/birdCounts.data';

const triggers = ['axis', 'item', 'none'] as const;

export default function TooltipTrigger() {
  const [trigger, setTrigger] = React.useState<(typeof triggers)[number]>('axis');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="trigger"
        value={trigger}
        onChange={(_event, value: typeof trigger | null) => setTrigger(value ?? trigger)}
        sx={{ alignSelf: 'center' }}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none', px: 2 }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Birds counted per month of a winter"
        height={280}
        dataset={birdWinter}
        xAxis={[{ dataKey: 'month', label: 'Month' }]}
        yAxis={[{ width: 72, label: 'Birds counted' }]}
        series={[
          { dataKey: 'knot', label: 'Knot' },
          { dataKey: 'dunlin', label: 'Dunlin' },
        ]}
        // preview-start
        slotProps={{ tooltip: { trigger } }}
        // preview-end
      />
    </Stack>
  );
}
