import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Letters', target: 'Sorted', value: 70 },
  { source: 'Parcels', target: 'Sorted', value: 25 },
  { source: 'Sorted', target: 'Delivered', value: 80 },
  { source: 'Sorted', target: 'Returned', value: 15 },
  { source: 'Returned', target: 'Sender', value: 12 },
  { source: 'Stamps', target: 'Collectors', value: 20 },
];
const aligns = ['justify', 'left', 'center', 'right'] as const;

export default function NodeAlignment() {
  const [align, setAlign] = React.useState<(typeof aligns)[number]>('justify');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="align"
        value={align}
        onChange={(_, value: typeof align | null) => value && setAlign(value)}
      >
        {aligns.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div dir="ltr">
        {/* preview-start */}
        <SankeyChart
          aria-label="Mail from the sender to the recipient. Invented data."
          height={260}
          series={{ data: { links }, nodeOptions: { align } }}
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
