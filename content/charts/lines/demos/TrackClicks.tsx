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
  const [item, setItem] = React.useState('click a mark, a line, or the area');
  const [axis, setAxis] = React.useState('click anywhere');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <LineChart
        aria-label="Swimmers per month at the lido and the lake"
        height={280}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ width: 70, label: 'Swimmers' }]}
        series={pools}
        // preview-start
        onMarkClick={(_event, { seriesId, dataIndex }) => setItem(`mark ${dataIndex}, ${seriesId}`)}
        onLineClick={(_event, { seriesId }) => setItem(`line, ${seriesId}`)}
        onAreaClick={(_event, { seriesId }) => setItem(`area, ${seriesId}`)}
        onAxisClick={(_event, data) =>
          setAxis(`${data?.axisValue}, ${JSON.stringify(data?.seriesValues)}`)
        }
        // preview-end
      />
      <Typography component="output" variant="body2" sx={{ px: 2, overflowWrap: 'anywhere' }}>
        Item: {item}
        <br />
        <code>onAxisClick</code>: {axis}
      </Typography>
    </Stack>
  );
}
