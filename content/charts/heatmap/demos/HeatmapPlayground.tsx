import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapProps } from '@mui/x-charts-pro/Heatmap';
import { bicycles, days, hours } from './bicycles.data';

type PlaygroundProps = Pick<
  HeatmapProps,
  'hideLegend' | 'showToolbar' | 'loading' | 'enableKeyboardNavigation'
>;

export default function HeatmapPlayground(props: PlaygroundProps) {
  return (
    <Box
      component="figure"
      aria-label="Bicycles per hour and weekday. Invented data."
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={300}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ data: days }]}
        series={[{ data: bicycles, label: 'Bicycles' }]}
        {...props}
      />
    </Box>
  );
}
