import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function NoValue() {
  const [value, setValue] = React.useState<number | null>(null);

  return (
    <Stack sx={{ width: '100%', maxWidth: 240, gap: 1, alignItems: 'stretch' }}>
      <Gauge
        aria-label="Signal of the buoy"
        aria-valuetext={value === null ? 'no signal' : `${value} percent`}
        height={160}
        value={value}
        text={value === null ? 'no signal' : `${value} %`}
      />
      <Button variant="outlined" onClick={() => setValue(value === null ? 64 : null)}>
        {value === null ? 'Connect' : 'Disconnect'}
      </Button>
    </Stack>
  );
}
