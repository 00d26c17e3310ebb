import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsLegendProps, SeriesLegendItemContext } from '@mui/x-charts/ChartsLegend';

// Invented data
const days = ['Thu', 'Fri', 'Sat', 'Sun'];

export default function LegendClicks() {
  const [item, setItem] = React.useState<SeriesLegendItemContext | null>(null);

  // preview-start
  const handleItemClick: ChartsLegendProps['onItemClick'] = (_event, legendItem) => {
    setItem(legendItem);
  };
  // preview-end

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <BarChart
        aria-label="Guests of a festival by stage"
        height={260}
        xAxis={[{ data: days }]}
        yAxis={[{ width: 70, label: 'Guests' }]}
        series={[
          { id: 'lake', data: [820, 1340, 2100, 1560], label: 'Lake stage' },
          { id: 'barn', data: [410, 690, 880, 720], label: 'Barn stage' },
        ]}
        // preview-start
        slotProps={{ legend: { onItemClick: handleItemClick } }}
        // preview-end
      />
      <Typography role="status" variant="body2">
        {item
          ? `Clicked ${item.label} (seriesId: ${item.seriesId})`
          : 'Click an entry of the legend.'}
      </Typography>
    </Stack>
  );
}
