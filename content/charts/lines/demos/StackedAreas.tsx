import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2019', '2020', '2021', '2022', '2023', '2024'];
const sources = [
  { label: 'Wind', data: [31, 36, 42, 51, 60, 68] },
  { label: 'Solar', data: [8, 12, 17, 24, 33, 41] },
  { label: 'Gas', data: [54, 50, 46, 37, 28, 19] },
];

export default function StackedAreas() {
  const [shares, setShares] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={shares} onChange={(event) => setShares(event.target.checked)} />}
        label="Show shares of the total"
      />
      <LineChart
        aria-label="Electricity of a region by source"
        height={300}
        xAxis={[{ scaleType: 'point', data: years }]}
        yAxis={[
          {
            label: 'Electricity',
            max: shares ? 1 : undefined,
            valueFormatter: (value: number) =>
              shares ? `${Math.round(value * 100)}%` : `${value} GWh`,
            width: 84,
          },
        ]}
        // preview-start
        series={sources.map((source) => ({
          ...source,
          stack: 'sources',
          stackOffset: shares ? 'expand' : 'none',
          area: true,
          showMark: false,
          valueFormatter: (value) => `${value} GWh`,
        }))}
        // preview-end
      />
    </Stack>
  );
}
