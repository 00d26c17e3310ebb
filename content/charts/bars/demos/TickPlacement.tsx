import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { bakeryWeek } from '../../shared/bakery.data';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function TickPlacement() {
  const [tickPlacement, setTickPlacement] =
    React.useState<(typeof placements)[number]>('extremities');
  const [tickLabelPlacement, setTickLabelPlacement] =
    React.useState<(typeof labelPlacements)[number]>('middle');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="tickPlacement"
          value={tickPlacement}
          onChange={(event) => setTickPlacement(event.target.value as typeof tickPlacement)}
          sx={{ minWidth: 140 }}
        >
          {placements.map((placement) => (
            <MenuItem key={placement} value={placement}>
              {placement}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="tickLabelPlacement"
          value={tickLabelPlacement}
          onChange={(event) =>
            setTickLabelPlacement(event.target.value as typeof tickLabelPlacement)
          }
          sx={{ minWidth: 140 }}
        >
          {labelPlacements.map((placement) => (
            <MenuItem key={placement} value={placement}>
              {placement}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        aria-label="Rolls sold per day of the week"
        height={260}
        hideLegend
        dataset={bakeryWeek}
        // preview-start
        xAxis={[{ dataKey: 'day', tickPlacement, tickLabelPlacement }]}
        // preview-end
        yAxis={[{ label: 'Rolls sold', width: 60 }]}
        series={[{ dataKey: 'rolls', label: 'Rolls' }]}
      />
    </Stack>
  );
}
