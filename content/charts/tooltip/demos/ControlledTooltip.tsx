import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarItemIdentifier } from '@mui/x-charts/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function ControlledTooltip() {
  const [item, setItem] = React.useState<BarItemIdentifier | null>(null);
  const next = ((item?.dataIndex ?? -1) + 1) % days.length;

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Button
        variant="outlined"
        onClick={() => setItem({ type: 'bar', seriesId: 'loaves', dataIndex: next })}
      >
        Explain {days[next]}
      </Button>
      <BarChart
        aria-label="Loaves sold per day"
        height={280}
        hideLegend
        xAxis={[{ data: days, label: 'Day' }]}
        yAxis={[{ label: 'Loaves sold' }]}
        series={[{ id: 'loaves', data: [64, 58, 71, 80, 122], label: 'Loaves' }]}
        slotProps={{ tooltip: { trigger: 'item' } }}
        // preview-start
        tooltipItem={item}
        onTooltipItemChange={setItem}
        // preview-end
      />
    </Stack>
  );
}
