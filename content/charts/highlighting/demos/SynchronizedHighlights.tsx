import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData, HighlightScope } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';

const highlightScope: HighlightScope = { highlight: 'item', fade: 'global' };

// Invented data
const shops = ['Airport', 'Station', 'Harbor', 'Market'];
const revenue = [412, 356, 198, 134];
const colors = ['#5c6bc0', '#26a69a', '#ffa726', '#ec407a'];

export default function SynchronizedHighlights() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ width: '100%', gap: 1 }}>
      <BarChart
        aria-label="Revenue of four shops"
        height={240}
        layout="horizontal"
        hideLegend
        xAxis={[{ label: 'Revenue (€1,000)' }]}
        yAxis={[{ data: shops, width: 70, colorMap: { type: 'ordinal', colors } }]}
        // preview-start
        series={[{ id: 'revenue', data: revenue, highlightScope }]}
        highlightedItem={item}
        onHighlightChange={setItem}
        // preview-end
      />
      <PieChart
        aria-label="Share of each shop in the revenue"
        height={240}
        hideLegend
        colors={colors}
        series={[
          {
            id: 'revenue',
            highlightScope,
            innerRadius: 50,
            data: revenue.map((value, index) => ({ id: index, value, label: shops[index] })),
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
    </Stack>
  );
}
