import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatHour, tramDay } from '../../shared/tram.data';

export default function TickSpacing() {
  const [tickSpacing, setTickSpacing] = React.useState(80);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <BarChart
        aria-label="Passengers of the harbor tram by hour, with adjustable space between ticks"
        height={280}
        hideLegend
        dataset={tramDay}
        // preview-start
        xAxis={[{ dataKey: 'hour', tickSpacing, valueFormatter: formatHour, label: 'Hour' }]}
        // preview-end
        yAxis={[{ label: 'Passengers', width: 68 }]}
        series={[{ dataKey: 'harbor', label: 'Passengers' }]}
      />
      <Stack sx={{ px: 3 }}>
        <Typography variant="body2">{`tickSpacing: ${tickSpacing}`}</Typography>
        <Slider
          size="small"
          aria-label="tickSpacing"
          value={tickSpacing}
          min={0}
          max={160}
          onChange={(_event, value) => setTickSpacing(value)}
        />
      </Stack>
    </Stack>
  );
}
