import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { applicants } from './residency.data';

const horizontals = ['start', 'center', 'end'] as const;
const verticals = ['top', 'middle', 'bottom'] as const;

export default function LabelPositions() {
  const [horizontal, setHorizontal] = React.useState<(typeof horizontals)[number]>('end');
  const [vertical, setVertical] = React.useState<(typeof verticals)[number]>('middle');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <TextField
          select
          size="small"
          sx={{ minWidth: 120 }}
          label="horizontal"
          value={horizontal}
          onChange={(event) => setHorizontal(event.target.value as typeof horizontal)}
        >
          {horizontals.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          sx={{ minWidth: 120 }}
          label="vertical"
          value={vertical}
          onChange={(event) => setVertical(event.target.value as typeof vertical)}
        >
          {verticals.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <FunnelChart
        aria-label="Applicants in each step with labels in different places. Invented data."
        height={280}
        margin={{ left: 32, right: 48 }}
        hideLegend
        // preview-start
        series={[
          {
            data: applicants,
            curve: 'step',
            variant: 'outlined',
            sectionLabel: {
              position: { horizontal, vertical },
              textAnchor: 'middle',
              offset: { x: 22 },
            },
          },
        ]}
        // preview-end
      />
    </Stack>
  );
}
