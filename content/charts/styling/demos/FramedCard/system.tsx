import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

export default function FramedCard() {
  return (
    <Box sx={{ width: '100%', p: 1, borderRadius: 3, bgcolor: '#0d3b4c', color: '#e0f7fa' }}>
      <LineChart
        aria-label="Waves at the pier by hour, in centimeters"
        height={260}
        hideLegend
        grid={{ horizontal: true }}
        colors={['#80deea']}
        xAxis={[{ scaleType: 'point', data: [6, 9, 12, 15, 18, 21], label: 'Hour' }]}
        yAxis={[{ label: 'Waves (cm)' }]}
        series={[{ data: [42, 58, 91, 120, 84, 60], label: 'Waves (cm)', area: true }]}
        sx={{
          [`& .${lineClasses.area}`]: { opacity: 0.3 },
          [`& .${axisClasses.root} text`]: { fill: 'currentColor' },
          [`& .${axisClasses.root} line`]: { stroke: 'currentColor' },
          [`& .${chartsGridClasses.line}`]: { stroke: 'currentColor', opacity: 0.25 },
        }}
      />
    </Box>
  );
}
