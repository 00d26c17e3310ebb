import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { tideDay } from '../../shared/tides.data';

export default function TickCount() {
  const [tickNumber, setTickNumber] = React.useState(6);
  const [tickMinStep, setTickMinStep] = React.useState(0);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <LineChart
        aria-label="Tide of one day, with an adjustable number of ticks"
        height={280}
        hideLegend
        dataset={tideDay}
        // preview-start
        xAxis={[{ dataKey: 'hour', tickNumber, tickMinStep, label: 'Hour of the day' }]}
        // preview-end
        yAxis={[{ label: 'Level (m)' }]}
        series={[{ dataKey: 'level', label: 'Level (m)', showMark: false }]}
      />
      <Stack direction="row" sx={{ gap: 4, px: 3 }}>
        <Stack sx={{ flex: 1 }}>
          <Typography variant="body2">{`tickNumber: ${tickNumber}`}</Typography>
          <Slider
            size="small"
            aria-label="tickNumber"
            value={tickNumber}
            min={2}
            max={24}
            onChange={(_event, value) => setTickNumber(value)}
          />
        </Stack>
        <Stack sx={{ flex: 1 }}>
          <Typography variant="body2">{`tickMinStep: ${tickMinStep}`}</Typography>
          <Slider
            size="small"
            aria-label="tickMinStep"
            value={tickMinStep}
            min={0}
            max={12}
            onChange={(_event, value) => setTickMinStep(value)}
          />
        </Stack>
      </Stack>
    </Stack>
  );
}
