import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { brushOverlayClasses, ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';

// Invented data
const hours = Array.from({ length: 14 }, (_, index) => `${index + 7}:00`);
const cups = [18, 42, 61, 55, 38, 30, 44, 52, 35, 28, 24, 17, 9, 4];

export default function BrushTooltip() {
  const [prevent, setPrevent] = React.useState<boolean>(true);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <FormControlLabel
        label="preventTooltip and preventHighlight"
        control={
          <Switch checked={prevent} onChange={(event) => setPrevent(event.target.checked)} />
        }
      />
      <BarChart
        aria-label="Coffees sold per hour, most of them at nine"
        height={260}
        hideLegend
        xAxis={[{ data: hours }]}
        yAxis={[{ label: 'Coffees' }]}
        series={[{ data: cups, label: 'Coffees' }]}
        // preview-start
        brushConfig={{ enabled: true, preventTooltip: prevent, preventHighlight: prevent }}
        sx={(theme) => ({ [`.${brushOverlayClasses.rect}`]: { fill: theme.palette.primary.main } })}
        // preview-end
      >
        <ChartsBrushOverlay />
      </BarChart>
    </Stack>
  );
}
