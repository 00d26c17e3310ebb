import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { bicycles, days, hours } from './bicycles.data';

export default function KeyboardHeatmap() {
  return (
    // preview-start
    <Box
      component="figure"
      aria-label="Bicycles per hour and weekday, busiest on weekdays at 18:00. Invented data."
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        enableKeyboardNavigation
        // preview-end
        height={260}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ data: days }]}
        series={[{ data: bicycles, label: 'Bicycles' }]}
      />
    </Box>
  );
}
