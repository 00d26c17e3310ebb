import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapProps } from '@mui/x-charts-pro/Heatmap';
import { bicycles, days, hours } from './bicycles.data';

type Name = 'continuous' | 'function' | 'piecewise';

// preview-start
const zAxes: Record<Name, HeatmapProps['zAxis']> = {
  continuous: [
    { colorMap: { type: 'continuous', min: 0, max: 90, color: ['#fff3e0', '#bf360c'] } },
  ],
  function: [
    {
      colorMap: {
        type: 'continuous',
        max: 90,
        color: (part) => `hsl(${260 - 200 * part} 70% ${30 + 45 * part}%)`,
      },
    },
  ],
  piecewise: [
    {
      colorMap: {
        type: 'piecewise',
        thresholds: [20, 40, 60],
        colors: ['#e3f2fd', '#90caf9', '#1e88e5', '#0d47a1'],
      },
    },
  ],
};
// preview-end

export default function ColorMaps() {
  const [name, setName] = React.useState<Name>('continuous');

  return (
    <Stack
      component="figure"
      aria-label="Bicycles per hour and weekday in different color scales. Invented data."
      sx={{ m: 0, width: '100%', gap: 1 }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color map"
        value={name}
        onChange={(_, value: Name | null) => value && setName(value)}
      >
        <ToggleButton value="continuous">Two colors</ToggleButton>
        <ToggleButton value="function">Function</ToggleButton>
        <ToggleButton value="piecewise">Thresholds</ToggleButton>
      </ToggleButtonGroup>
      <Heatmap
        height={260}
        xAxis={[{ data: hours }]}
        yAxis={[{ data: days }]}
        zAxis={zAxes[name]}
        series={[{ data: bicycles }]}
      />
    </Stack>
  );
}
