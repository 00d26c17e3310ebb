import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

// preview-start
const limits = {
  nice: 'nice',
  strict: 'strict',
  symmetric: (min: number, max: number) => {
    const reach = Math.max(Math.abs(min), Math.abs(max));
    return { min: -reach, max: reach };
  },
} as const;
// preview-end

export default function DomainLimits() {
  const [name, setName] = React.useState<keyof typeof limits>('symmetric');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="domainLimit"
        value={name}
        onChange={(_event, value: typeof name | null) => setName(value ?? name)}
        sx={{ alignSelf: 'center' }}
      >
        {Object.keys(limits).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Difference of each month to the usual temperature, in degrees"
        height={280}
        hideLegend
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'point',
            data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
            label: 'Month',
          },
        ]}
        // preview-start
        yAxis={[{ domainLimit: limits[name], label: 'Difference (°C)' }]}
        // preview-end
        series={[{ data: [-0.7, 0.4, 1.3, 2.2, 1.1, -0.3], label: 'Difference (°C)' }]}
      />
    </Stack>
  );
}
