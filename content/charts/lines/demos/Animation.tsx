import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const winds = {
  Calm: [4, 5, 5, 6, 8, 7, 5, 4],
  Storm: [6, 9, 15, 24, 31, 28, 19, 12],
};

export default function Animation() {
  const [day, setDay] = React.useState<keyof typeof winds>('Calm');
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setDay(day === 'Calm' ? 'Storm' : 'Calm')}>
          {day === 'Calm' ? 'Show the storm' : 'Show the calm day'}
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
      <LineChart
        aria-label={`Wind speed of a ${day.toLowerCase()} day, in meters per second`}
        height={260}
        // preview-start
        skipAnimation={skipAnimation}
        // preview-end
        xAxis={[{ data: [0, 3, 6, 9, 12, 15, 18, 21], label: 'Hour' }]}
        yAxis={[{ min: 0, max: 35, label: 'Wind (m/s)' }]}
        series={[{ data: winds[day], label: 'Wind', area: true }]}
      />
    </Stack>
  );
}
