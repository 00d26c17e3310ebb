import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import type { Palette } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const pollen = [12, 34, 58, 81, 96, 63, 27];

// preview-start
const colorMaps = ({ success, warning, error, primary }: Palette) => ({
  ordinal: {
    type: 'ordinal' as const,
    values: ['Sat', 'Sun'],
    colors: [warning.main, warning.main],
    unknownColor: primary.main,
  },
  piecewise: {
    type: 'piecewise' as const,
    thresholds: [30, 70],
    colors: [success.main, warning.main, error.main],
  },
  continuous: {
    type: 'continuous' as const,
    min: 0,
    max: 100,
    color: [success.main, error.main] as const,
  },
});
// preview-end

export default function ColorScales() {
  const [type, setType] = React.useState<'ordinal' | 'piecewise' | 'continuous'>('piecewise');
  const colorMap = colorMaps(useTheme().palette)[type];
  const xAxis: XAxis<'band'> = { data: days, scaleType: 'band' };
  const yAxis: YAxis = { label: 'Pollen per m³' };

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of color map"
        sx={{ alignSelf: 'center' }}
        value={type}
        onChange={(_event, value: typeof type | null) => setType(value ?? type)}
      >
        <ToggleButton value="ordinal" sx={{ textTransform: 'none' }}>
          ordinal
        </ToggleButton>
        <ToggleButton value="piecewise" sx={{ textTransform: 'none' }}>
          piecewise
        </ToggleButton>
        <ToggleButton value="continuous" sx={{ textTransform: 'none' }}>
          continuous
        </ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Birch pollen per cubic meter of air, by day"
        height={260}
        hideLegend
        grid={{ horizontal: true }}
        series={[{ data: pollen, label: 'Pollen per m³' }]}
        // preview-start
        xAxis={[colorMap.type === 'ordinal' ? { ...xAxis, colorMap } : xAxis]}
        yAxis={[colorMap.type === 'ordinal' ? yAxis : { ...yAxis, colorMap }]}
        // preview-end
      />
    </Stack>
  );
}
