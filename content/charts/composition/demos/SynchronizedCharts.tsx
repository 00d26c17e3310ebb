import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const hours = Array.from({ length: 12 }, (_, index) => `${index + 8}:00`);
const warmth = [14, 15, 17, 19, 21, 22, 24, 24, 23, 21, 19, 17];
const rides = [62, 48, 35, 41, 58, 66, 71, 83, 118, 132, 96, 57];

export default function SynchronizedCharts() {
  // preview-start
  const [highlightedAxis, setHighlightedAxis] = React.useState<AxisItemIdentifier[]>([]);
  const shared = {
    height: 170,
    hideLegend: true,
    margin: { top: 8, bottom: 8, left: 0, right: 8 },
    highlightedAxis,
    onHighlightedAxisChange: setHighlightedAxis,
    slotProps: { tooltip: { trigger: 'none' } },
  } as const;
  // preview-end
  const index = highlightedAxis[0]?.dataIndex ?? 9;

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Typography variant="subtitle2" component="p">
        {`At ${hours[index]}, ${warmth[index]} °C and ${rides[index]} rides`}
      </Typography>
      <LineChart
        {...shared}
        aria-label="Temperature per hour. Invented data."
        xAxis={[{ id: 'hour', scaleType: 'band', data: hours }]}
        yAxis={[{ label: '°C', width: 60 }]}
        series={[{ data: warmth, showMark: false }]}
      />
      <BarChart
        {...shared}
        aria-label="Bicycle rides per hour. Invented data."
        xAxis={[{ id: 'hour', data: hours }]}
        yAxis={[{ label: 'Rides', width: 60 }]}
        series={[{ data: rides }]}
      />
    </Stack>
  );
}
