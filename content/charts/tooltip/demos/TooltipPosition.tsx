import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';

// preview-start
const places: Record<string, Pick<ChartsTooltipProps, 'anchor' | 'position'>> = {
  Pointer: { anchor: 'pointer' },
  'Node, top': { anchor: 'node', position: 'top' },
  'Node, bottom': { anchor: 'node', position: 'bottom' },
};
// preview-end

export default function TooltipPosition() {
  const [place, setPlace] = React.useState('Node, top');

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
        aria-label="Swifts counted over the old town per month"
        height={280}
        hideLegend
        xAxis={[{ data: ['May', 'Jun', 'Jul', 'Aug'], label: 'Month' }]}
        yAxis={[{ label: 'Swifts counted' }]}
        series={[{ data: [38, 74, 91, 20], label: 'Swifts' }]}
        slotProps={{ tooltip: { trigger: 'item', ...places[place] } }}
      />
    </Stack>
  );
}
