import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { OrdinalTimeTicks as Frequencies } from '@mui/x-charts/models';
import { openDays } from './openDays.data';

// preview-start
const ordinalTimeTicks: Frequencies = ['years', 'quarterly', 'months', 'weeks', 'days'];
// preview-end
const formatDay = (date: Date) => date.toLocaleDateString('en', { dateStyle: 'medium' });

export default function OrdinalTimeTicks() {
  const [count, setCount] = React.useState(90);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <BarChart
        aria-label="Jars of honey sold on each day the farm shop was open"
        height={280}
        hideLegend
        skipAnimation
        dataset={openDays.slice(0, count)}
        xAxis={[
          { dataKey: 'date', ordinalTimeTicks, valueFormatter: formatDay, label: 'Open days' },
        ]}
        yAxis={[{ label: 'Jars of honey' }]}
        series={[{ dataKey: 'jars', label: 'Jars' }]}
      />
      <Stack sx={{ px: 3 }}>
        <Typography variant="body2">{`Days: ${count}`}</Typography>
        <Slider
          size="small"
          aria-label="Days"
          value={count}
          min={6}
          max={openDays.length}
          onChange={(_event, value) => setCount(value)}
        />
      </Stack>
    </Stack>
  );
}
