import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const humidity = [61, 64, null, null, 70, 66, 63];

export default function ConnectNulls() {
  const [connectNulls, setConnectNulls] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
        label="connectNulls"
      />
      <LineChart
        aria-label="Humidity of a greenhouse, with two days missing"
        height={260}
        skipAnimation
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[{ min: 50, max: 80, label: 'Humidity (%)' }]}
        // preview-start
        series={[{ data: humidity, label: 'Greenhouse', connectNulls }]}
        // preview-end
      />
    </Stack>
  );
}
