import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';

const places: Record<string, Pick<ChartsTooltipProps, 'anchor' | 'position'>> = {
  Pointer: { anchor: 'pointer' },
  'Above the bar': { anchor: 'node', position: 'top' },
  'Below its top': { anchor: 'node', position: 'bottom' },
};

export default function TooltipPosition() {
  const [place, setPlace] = React.useState('Above the bar');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Place of the tooltip"
        value={place}
        onChange={(_event, value: string | null) => setPlace(value ?? place)}
        sx={{ alignSelf: 'center' }}
      >
        {Object.keys(places).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Swifts counted over the old town per week"
        height={280}
        hideLegend
        xAxis={[{ data: ['May', 'Jun', 'Jul', 'Aug'] }]}
        series={[{ data: [38, 74, 91, 20], label: 'Swifts' }]}
        slotProps={{ tooltip: { trigger: 'item', ...places[place] } }}
      />
    </Stack>
  );
}
