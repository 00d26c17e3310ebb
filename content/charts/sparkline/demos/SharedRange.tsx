import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const stations = [
  { name: 'Main hall', trains: [82, 90, 96, 91, 104, 118] },
  { name: 'West halt', trains: [8, 9, 12, 10, 13, 14] },
];

export default function SharedRange() {
  const [shared, setShared] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <FormControlLabel
        control={<Switch checked={shared} onChange={(event) => setShared(event.target.checked)} />}
        label="Same y-axis range for both"
      />
      <Typography variant="body2">Trains per day</Typography>
      {stations.map(({ name, trains }) => (
        <Stack key={name} direction="row" sx={{ alignItems: 'center' }}>
          <Typography variant="body2" sx={{ width: 90, flexShrink: 0 }}>
            {name}
          </Typography>
          <SparkLineChart
            aria-label={`${name}: from ${trains.at(0)} to ${trains.at(-1)} trains`}
            data={trains}
            height={56}
            area
            // preview-start
            yAxis={shared ? { min: 0, max: 120 } : {}}
            // preview-end
          />
          <Typography variant="body2" align="right" sx={{ width: 40, flexShrink: 0 }}>
            {trains.at(-1)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
