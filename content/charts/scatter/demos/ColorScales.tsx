import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ContinuousColorLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import type { XAxis } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { birds } from '../../shared/birds.data';

const axes = { x: 'Wing span (x)', y: 'Weight (y)', z: 'Count (z)' };
type Axis = keyof typeof axes;

const data = birds.map(({ name, wingSpan, weight, count }) => ({
  id: name,
  x: wingSpan,
  y: weight,
  z: count,
}));

// preview-start
const color = ['#ef6c00', '#7e57c2'] as const;
const colorMaps: Record<Axis, XAxis<'linear'>['colorMap']> = {
  x: { type: 'piecewise', thresholds: [80], colors: ['#ef6c00', '#1e88e5'] },
  y: { type: 'continuous', min: 0, max: 1100, color },
  z: { type: 'continuous', min: 0, max: 1240, color },
};
// preview-end

export default function ColorScales() {
  const [axis, setAxis] = React.useState<Axis>('z');
  const colorMap = (name: Axis) => (name === axis ? colorMaps[name] : undefined);

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color by"
        value={axis}
        onChange={(_event, value: Axis | null) => setAxis(value ?? axis)}
        sx={{ alignSelf: 'center' }}
      >
        {(Object.keys(axes) as Axis[]).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {axes[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        aria-label="Birds by wing span and weight, colored by one of three measures"
        height={320}
        xAxis={[{ label: 'Wing span (cm)', height: 48, colorMap: colorMap('x') }]}
        yAxis={[{ label: 'Weight (g)', width: 68, colorMap: colorMap('y') }]}
        zAxis={[{ colorMap: colorMap('z') }]}
        series={[{ data, markerSize: 7 }]}
        slots={{ legend: axis === 'x' ? PiecewiseColorLegend : ContinuousColorLegend }}
        slotProps={{ legend: { axisDirection: axis, sx: { width: 200 } } }}
      />
    </Stack>
  );
}
