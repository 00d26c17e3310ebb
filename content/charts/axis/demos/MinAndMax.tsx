import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { evenings, mornings } from '../../shared/runs.data';

export default function MinAndMax() {
  const [range, setRange] = React.useState([4, 14]);
  const [min, max] = range;

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ScatterChart
        aria-label="Training runs within a chosen range of distances"
        height={280}
        // preview-start
        xAxis={[{ min, max, label: 'Distance (km)' }]}
        yAxis={[{ label: 'Pace (min/km)' }]}
        series={[
          { data: mornings, label: 'Morning' },
          { data: evenings, label: 'Evening' },
        ]}
        // preview-end
      />
      <Stack sx={{ px: 4 }}>
        <Typography variant="body2">{`min: ${min}, max: ${max}`}</Typography>
        <Slider
          getAriaLabel={(index) => (index === 0 ? 'min' : 'max')}
          value={range}
          min={0}
          max={20}
          onChange={(_event, value) => setRange(value)}
        />
      </Stack>
    </Stack>
  );
}
