import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const baselines = { '0': 0, '12': 12, min: 'min', max: 'max' } as const;

export default function AreaBaseline() {
  const [name, setName] = React.useState<keyof typeof baselines>('12');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="baseline"
        value={name}
        onChange={(_event, value: typeof name | null) => setName(value ?? name)}
        sx={{ alignSelf: 'center' }}
      >
        {Object.keys(baselines).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none', px: 2 }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Monthly mean temperature, filled from a baseline"
        height={260}
        hideLegend
        skipAnimation
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] }]}
        yAxis={[{ label: 'Temperature (°C)' }]}
        // preview-start
        series={[
          {
            data: [3, 8, 14, 20, 16, 7],
            label: 'Temperature (°C)',
            area: true,
            baseline: baselines[name],
            showMark: false,
          },
        ]}
        // preview-end
      />
    </Stack>
  );
}
