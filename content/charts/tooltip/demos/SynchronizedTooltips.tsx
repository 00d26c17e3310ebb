import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarItemIdentifier } from '@mui/x-charts/models';

const months = ['Apr', 'May', 'Jun', 'Jul'];

export default function SynchronizedTooltips() {
  const [item, setItem] = React.useState<BarItemIdentifier | null>(null);

  const chart = (place: string, data: number[]) => (
    <BarChart
      aria-label={`Ferry passengers per month in ${place}`}
      height={220}
      hideLegend
      xAxis={[{ data: months, label: 'Month' }]}
      yAxis={[{ width: 56, label: `${place} (1,000)` }]}
      // preview-start
      series={[{ id: 'passengers', data, label: place }]}
      slotProps={{ tooltip: { trigger: 'item' } }}
      tooltipItem={item}
      onTooltipItemChange={setItem}
      // preview-end
    />
  );

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      {chart('North pier', [31, 44, 68, 90])}
      {chart('South pier', [18, 27, 39, 52])}
    </Stack>
  );
}
