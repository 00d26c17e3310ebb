import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'linear',
  'monotoneX',
  'catmullRom',
  'natural',
  'bumpX',
  'step',
  'stepBefore',
  'stepAfter',
  'monotoneY',
  'bumpY',
];

export default function Interpolation() {
  const [curve, setCurve] = React.useState<CurveType>('monotoneX');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        sx={{ width: 160 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label={`Bikes in use by hour, connected by the curve ${curve}`}
        height={280}
        hideLegend
        xAxis={[{ data: [6, 7, 9, 11, 12, 13, 15, 18], label: 'Hour' }]}
        yAxis={[{ label: 'Bikes in use' }]}
        // preview-start
        series={[{ data: [4, 9, 2, 7, 7, 14, 3, 5], label: 'Bikes in use', curve }]}
        // preview-end
      />
    </Stack>
  );
}
