import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const halls = {
  Friday: { stalls: 210, circle: 84, gallery: 36 },
  Saturday: { stalls: 260, circle: 140, gallery: 118 },
};

export default function Animation() {
  const [day, setDay] = React.useState<keyof typeof halls>('Friday');
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const { stalls, circle, gallery } = halls[day];

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setDay(day === 'Friday' ? 'Saturday' : 'Friday')}>
          {day === 'Friday' ? 'Show Saturday' : 'Show Friday'}
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
      <PieChart
        aria-label={`Seats sold for ${day} by part of the hall`}
        height={220}
        // preview-start
        skipAnimation={skipAnimation}
        // preview-end
        series={[
          {
            data: [
              { id: 'stalls', value: stalls, label: 'Stalls' },
              { id: 'circle', value: circle, label: 'Circle' },
              { id: 'gallery', value: gallery, label: 'Gallery' },
            ],
            valueFormatter: ({ value }) => `${value} seats`,
          },
        ]}
      />
    </Stack>
  );
}
