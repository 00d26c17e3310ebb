import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

function levelOf(load: number) {
  if (load < 60) {
    return { name: 'normal', color: (theme: Theme) => theme.palette.success.main };
  }
  return load < 85
    ? { name: 'high', color: (theme: Theme) => theme.palette.warning.main }
    : { name: 'critical', color: (theme: Theme) => theme.palette.error.main };
}

export default function ColorByValue() {
  const [load, setLoad] = React.useState(72);
  const { name, color } = levelOf(load);

  return (
    <Stack sx={{ width: '100%', maxWidth: 280, px: 2 }}>
      {/* preview-start */}
      <Gauge
        aria-label="Load of the elevator"
        aria-valuetext={`${load} percent, ${name}`}
        height={180}
        startAngle={-110}
        endAngle={110}
        value={load}
        text={`${load}%\n${name}`}
        sx={(theme) => ({ [`& .${gaugeClasses.valueArc}`]: { fill: color(theme) } })}
      />
      {/* preview-end */}
      <Typography variant="body2">Load of the elevator</Typography>
      <Slider aria-label="Set the load" value={load} onChange={(_event, value) => setLoad(value)} />
    </Stack>
  );
}
