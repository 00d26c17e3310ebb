import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import { tideDay } from '../../shared/tides.data';

const hours = { dataKey: 'hour', domainLimit: 'strict' } as const;

const mappings: Record<string, Pick<LineChartProps, 'xAxis' | 'yAxis'>> = {
  'By level': {
    xAxis: [hours],
    yAxis: [{ colorMap: { type: 'piecewise', thresholds: [1.5], colors: ['#e0483b', '#1e88e5'] } }],
  },
  'By hour': {
    xAxis: [
      {
        ...hours,
        colorMap: {
          type: 'piecewise',
          thresholds: [6, 21],
          colors: ['#7986cb', '#f9a825', '#7986cb'],
        },
      },
    ],
  },
  Gradient: {
    xAxis: [hours],
    yAxis: [{ colorMap: { type: 'continuous', min: 0, max: 5.5, color: ['#fb8c00', '#00897b'] } }],
  },
};

export default function ColourScales() {
  const [mapping, setMapping] = React.useState('By level');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Colour mapping"
        value={mapping}
        onChange={(_event, value: string | null) => setMapping(value ?? mapping)}
        sx={{ alignSelf: 'center' }}
      >
        {Object.keys(mappings).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Tide of one day in metres, coloured by depth or hour"
        height={260}
        hideLegend
        dataset={tideDay}
        series={[{ dataKey: 'level', label: 'Level (m)', area: true, showMark: false }]}
        {...mappings[mapping]}
      />
    </Stack>
  );
}
