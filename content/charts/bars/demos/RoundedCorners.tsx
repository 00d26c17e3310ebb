import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function RoundedCorners() {
  const [borderRadius, setBorderRadius] = React.useState(8);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <BarChart
        aria-label="Water level against the yearly mean, in centimeters"
        height={280}
        // preview-start
        borderRadius={borderRadius}
        // preview-end
        xAxis={[{ data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] }]}
        yAxis={[{ label: 'Difference from mean (cm)' }]}
        series={[
          { data: [14, 22, 8, -9, -17, 6], label: 'River', stack: 'level' },
          { data: [9, 11, 5, -6, -8, 4], label: 'Canal', stack: 'level' },
        ]}
      />
      <Stack sx={{ width: '100%', maxWidth: 320, px: 2, mx: 'auto' }}>
        <Typography variant="body2">{`borderRadius: ${borderRadius}`}</Typography>
        <Slider
          aria-label="borderRadius"
          value={borderRadius}
          min={0}
          max={30}
          onChange={(_event, value) => setBorderRadius(value)}
        />
      </Stack>
    </Stack>
  );
}
