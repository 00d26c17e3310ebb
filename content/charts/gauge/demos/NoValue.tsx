import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function NoValue() {
  const [value, setValue] = React.useState<number | null>(null);

  return (
    <Stack sx={{ width: '100%', maxWidth: 240, gap: 1, alignItems: 'stretch' }}>
      {/* preview-start */}
      <Gauge
        {...describe(value)}
        height={160}
        value={value}
        text={value === null ? 'no signal' : `${value}%`}
      />
      {/* preview-end */}
      <Typography variant="body2" align="center">
        Signal of the buoy
      </Typography>
      <Button variant="outlined" onClick={() => setValue(value === null ? 64 : null)}>
        {value === null ? 'Connect' : 'Disconnect'}
      </Button>
    </Stack>
  );
}

/** A meter must have a number; without one the gauge is a picture. */
function describe(value: number | null) {
  return value === null
    ? {
        role: 'img',
        'aria-label': 'Signal of the buoy: none',
        'aria-valuemin': undefined,
        'aria-valuemax': undefined,
      }
    : { 'aria-label': 'Signal of the buoy', 'aria-valuetext': `${value} percent` };
}
