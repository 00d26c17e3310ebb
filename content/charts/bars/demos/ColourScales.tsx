import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProps } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const pollen = [12, 34, 58, 81, 96, 63, 27];

const mappings: Record<string, Pick<BarChartProps, 'xAxis' | 'yAxis'>> = {
  Ordinal: {
    xAxis: [
      {
        data: days,
        colorMap: {
          type: 'ordinal',
          values: ['Sat', 'Sun'],
          colors: ['#ed6c02', '#ed6c02'],
          unknownColor: '#0288d1',
        },
      },
    ],
  },
  Piecewise: {
    xAxis: [{ data: days }],
    yAxis: [
      {
        colorMap: {
          type: 'piecewise',
          thresholds: [30, 70],
          colors: ['#2e9e4f', '#e0a100', '#e0483b'],
        },
      },
    ],
  },
  Continuous: {
    xAxis: [{ data: days }],
    yAxis: [{ colorMap: { type: 'continuous', min: 0, max: 100, color: ['#4db6ac', '#d81b60'] } }],
  },
};

export default function ColourScales() {
  const [mapping, setMapping] = React.useState('Piecewise');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Colour mapping"
        sx={{ alignSelf: 'center' }}
        value={mapping}
        onChange={(_event, value: string | null) => setMapping(value ?? mapping)}
      >
        {Object.keys(mappings).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Birch pollen per cubic metre of air, by day"
        height={260}
        hideLegend
        grid={{ horizontal: true }}
        series={[{ data: pollen, label: 'Pollen per m³' }]}
        {...mappings[mapping]}
      />
    </Stack>
  );
}
