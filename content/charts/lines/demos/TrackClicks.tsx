import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['May', 'Jun', 'Jul', 'Aug'];
const pools = [
  { id: 'lido', label: 'Lido', data: [420, 980, 1620, 1480], area: true },
  { id: 'lake', label: 'Lake', data: [160, 640, 1240, 1310] },
];

export default function TrackClicks() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <LineChart
        aria-label="Swimmers per month at the lido and the lake"
        height={280}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ width: 50 }]}
        series={pools}
        onMarkClick={(_event, item) => setLast(`mark ${item.dataIndex} of ${item.seriesId}`)}
        onLineClick={(_event, item) => setLast(`line of ${item.seriesId}`)}
        onAreaClick={(_event, item) => setLast(`area of ${item.seriesId}`)}
      />
      <Typography component="output" variant="body2" sx={{ px: 2 }}>
        Clicked: {last}
      </Typography>
    </Stack>
  );
}
