import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

export default function AxisDomain() {
  const [domainLimit, setDomainLimit] = React.useState<'nice' | 'strict'>('strict');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="domainLimit"
        value={domainLimit}
        onChange={(_event, value: typeof domainLimit | null) =>
          setDomainLimit(value ?? domainLimit)
        }
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="nice" sx={{ textTransform: 'none' }}>
          nice
        </ToggleButton>
        <ToggleButton value="strict" sx={{ textTransform: 'none' }}>
          strict
        </ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="Weight of a lamb by age"
        height={260}
        hideLegend
        skipAnimation
        // preview-start
        xAxis={[{ data: [3, 9, 14, 22, 31, 37], label: 'Age (days)', height: 48, domainLimit }]}
        // preview-end
        yAxis={[{ label: 'Weight (kg)' }]}
        series={[{ data: [4.2, 5.6, 6.9, 9.1, 11.8, 13.4], label: 'Weight (kg)' }]}
      />
    </Stack>
  );
}
