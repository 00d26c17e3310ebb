import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const pairs = {
  2024: [24, 38, 81, 46],
  2025: [29, 57, 74, 20],
};

export default function Animation() {
  const [year, setYear] = React.useState<keyof typeof pairs>(2024);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setYear(year === 2024 ? 2025 : 2024)}>
          {year === 2024 ? 'Show 2025' : 'Show 2024'}
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
      <BarChart
        aria-label={`Nesting pairs of terns in ${year}`}
        height={260}
        // preview-start
        skipAnimation={skipAnimation}
        // preview-end
        xAxis={[{ data: ['Dune', 'Spit', 'Island', 'Marsh'] }]}
        yAxis={[{ max: 90, label: 'Nesting pairs' }]}
        series={[{ data: pairs[year], label: String(year) }]}
      />
    </Stack>
  );
}
