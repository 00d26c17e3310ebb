import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

// Invented data
const meals = ['Soup', 'Curry', 'Pasta', 'Salad', 'Pizza'];
const weeks = { 'Week 1': [41, 88, 73, 52, 96], 'Week 2': [67, 61, 90, 28, 84] };

export default function UpdatedData() {
  const [week, setWeek] = React.useState<keyof typeof weeks>('Week 1');
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Week"
          value={week}
          onChange={(_event, value) => value && setWeek(value)}
        >
          {Object.keys(weeks).map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
        />
      </Stack>
      <BarChart
        aria-label={`Meals sold in a canteen in ${week}`}
        height={240}
        hideLegend
        xAxis={[{ data: meals }]}
        yAxis={[{ max: 100, label: 'Meals' }]}
        // preview-start
        series={[{ data: weeks[week], label: week }]}
        skipAnimation={skipAnimation}
        // preview-end
      />
    </Stack>
  );
}
