import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { birds } from '../../shared/birds.data';

const data = birds.map(({ name, wingSpan, weight, count }) => ({
  id: name,
  x: wingSpan,
  y: weight,
  z: count,
}));

const gradient = ['#ffb300', '#6a1b9a'] as const;

const mappings: Record<string, Pick<ScatterChartProps, 'xAxis' | 'yAxis' | 'zAxis'>> = {
  'By x': {
    xAxis: [{ colorMap: { type: 'piecewise', thresholds: [80], colors: ['#fb8c00', '#1e88e5'] } }],
  },
  'By y': { yAxis: [{ colorMap: { type: 'continuous', min: 0, max: 1100, color: gradient } }] },
  'By z': { zAxis: [{ colorMap: { type: 'continuous', min: 0, max: 1240, color: gradient } }] },
};

export default function ColourScales() {
  const [mapping, setMapping] = React.useState('By z');

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
      <ScatterChart
        aria-label="Birds by wing span and weight, coloured by one of three measures"
        height={280}
        hideLegend
        series={[{ data, markerSize: 7 }]}
        {...mappings[mapping]}
      />
    </Stack>
  );
}
