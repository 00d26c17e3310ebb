import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function ValueRange() {
  const [range, setRange] = React.useState([-20, 40]);
  const [valueMin = 0, valueMax = 100] = range;

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, gap: 1, px: 2 }}>
      {/* preview-start */}
      <Gauge
        aria-label="Outdoor temperature"
        aria-valuetext="14 degrees"
        height={180}
        value={14}
        valueMin={valueMin}
        valueMax={valueMax}
        startAngle={-120}
        endAngle={120}
        text="14 °C"
      />
      {/* preview-end */}
      <Typography variant="body2">{`Outdoor temperature, from ${valueMin} to ${valueMax} °C`}</Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'valueMin' : 'valueMax')}
        value={range}
        min={-40}
        max={60}
        onChange={(_event, value) => setRange(value)}
      />
    </Stack>
  );
}
