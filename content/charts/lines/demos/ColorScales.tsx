import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import type { Palette } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';
import { tideDay } from '../../shared/tides.data';

// preview-start
const colorMaps = ({ primary, error, warning, success }: Palette) => ({
  'By level': {
    y: { type: 'piecewise' as const, thresholds: [1.5], colors: [error.main, primary.main] },
  },
  'By hour': {
    x: {
      type: 'piecewise' as const,
      thresholds: [6, 21],
      colors: [primary.main, warning.main, primary.main],
    },
  },
  Continuous: {
    y: {
      type: 'continuous' as const,
      min: 0,
      max: 5.5,
      color: [warning.main, success.main] as const,
    },
  },
});
// preview-end

export default function ColorScales() {
  const [name, setName] = React.useState<keyof ReturnType<typeof colorMaps>>('By level');
  const maps: { x?: XAxis<'linear'>['colorMap']; y?: YAxis<'linear'>['colorMap'] } = colorMaps(
    useTheme().palette,
  )[name];

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color mapping"
        value={name}
        onChange={(_event, value: typeof name | null) => setName(value ?? name)}
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="By level">By level</ToggleButton>
        <ToggleButton value="By hour">By hour</ToggleButton>
        <ToggleButton value="Continuous">Continuous</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="Tide of one day in meters, colored by level or hour"
        height={260}
        hideLegend
        dataset={tideDay}
        // preview-start
        xAxis={[{ dataKey: 'hour', domainLimit: 'strict', label: 'Hour', colorMap: maps.x }]}
        yAxis={[{ label: 'Water level (m)', colorMap: maps.y }]}
        // preview-end
        series={[{ dataKey: 'level', label: 'Water level (m)', area: true, showMark: false }]}
      />
    </Stack>
  );
}
