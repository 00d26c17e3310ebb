import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import type { FunnelCurveType } from '@mui/x-charts-pro/FunnelChart';
import { applicants } from './residency.data';

const curves: FunnelCurveType[] = [
  'linear',
  'linear-sharp',
  'bump',
  'step',
  'pyramid',
  'step-pyramid',
];
const directions = ['auto', 'decreasing', 'increasing'] as const;

export default function CurveTypes() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('bump');
  const [funnelDirection, setDirection] = React.useState<(typeof directions)[number]>('auto');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as FunnelCurveType)}
          sx={{ minWidth: 140 }}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="funnelDirection"
          value={funnelDirection}
          onChange={(event) => setDirection(event.target.value as typeof funnelDirection)}
          sx={{ minWidth: 140 }}
        >
          {directions.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {/* preview-start */}
      <FunnelChart
        aria-label="Applicants in each step in different shapes. Invented data."
        height={280}
        hideLegend
        series={[{ data: applicants, curve, funnelDirection, sectionLabel: false }]}
      />
      {/* preview-end */}
    </Stack>
  );
}
