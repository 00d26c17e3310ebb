import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend, type PiecewiseColorLegendProps } from '@mui/x-charts/ChartsLegend';

const positions = ['extremes', 'start', 'end', 'inline-start', 'inline-end'] as const;

// Invented data
const sites = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

export default function ColorLegendLabels() {
  const [labelPosition, setLabelPosition] =
    React.useState<NonNullable<PiecewiseColorLegendProps['labelPosition']>>('inline-end');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <TextField
        select
        size="small"
        label="labelPosition"
        value={labelPosition}
        onChange={(event) => setLabelPosition(event.target.value as typeof labelPosition)}
        sx={{ width: 180 }}
      >
        {positions.map((position) => (
          <MenuItem key={position} value={position}>
            {position}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="Nitrate in seven wells, two of them above 50 mg/l"
        height={280}
        xAxis={[{ data: sites, label: 'Well' }]}
        yAxis={[
          {
            label: 'Nitrate (mg/l)',
            colorMap: {
              type: 'piecewise',
              thresholds: [25, 50],
              colors: ['#26a69a', '#ffa726', '#d32f2f'],
            },
          },
        ]}
        series={[{ data: [12, 31, 8, 57, 44, 19, 63], label: 'Nitrate' }]}
        slots={{ legend: PiecewiseColorLegend }}
        // preview-start
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition,
            labelFormatter: ({ index }) => ['Good', 'Watch', 'Over the limit'][index] ?? null,
          },
        }}
        // preview-end
      />
    </Stack>
  );
}
