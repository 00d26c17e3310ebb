import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsLegendProps } from '@mui/x-charts/ChartsLegend';

const months = ['May', 'Jun', 'Jul', 'Aug'];
const hives = [
  { id: 'orchard', label: 'Orchard', data: [6, 14, 19, 11] },
  { id: 'heath', label: 'Heath', data: [2, 5, 12, 21] },
];

export default function TrackClicks() {
  const [item, setItem] = React.useState('click a bar');
  const [axis, setAxis] = React.useState('click above a month');
  const [entry, setEntry] = React.useState('click a name');
  const legend: ChartsLegendProps = {
    onItemClick: (_event, { seriesId }) => setEntry(`${seriesId}`),
  };

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <BarChart
        aria-label="Honey harvested from two hives, in kilograms"
        height={260}
        xAxis={[{ data: months }]}
        yAxis={[{ label: 'Honey (kg)' }]}
        series={hives}
        // preview-start
        onItemClick={(_event, { seriesId, dataIndex }) => setItem(`${seriesId}, ${dataIndex}`)}
        onAxisClick={(_event, data) =>
          setAxis(`${data?.axisValue}, ${JSON.stringify(data?.seriesValues)}`)
        }
        slotProps={{ legend }}
        // preview-end
      />
      <Typography component="output" variant="body2" sx={{ px: 2, overflowWrap: 'anywhere' }}>
        <code>onItemClick</code>: {item}
        <br />
        <code>onAxisClick</code>: {axis}
        <br />
        <code>slotProps.legend.onItemClick</code>: {entry}
      </Typography>
    </Stack>
  );
}
