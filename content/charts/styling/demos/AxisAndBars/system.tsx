import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

export default function AxisAndBars() {
  return (
    <BarChart
      aria-label="Lanterns sold per market day"
      height={280}
      hideLegend
      xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'], label: 'Market day' }]}
      yAxis={[{ label: 'Lanterns sold' }]}
      series={[{ data: [14, 23, 41, 35], label: 'Lanterns' }]}
      // preview-start
      sx={{
        [`& .${barClasses.element}`]: { fill: '#f9a825', stroke: '#b26a00', strokeWidth: 2 },
        [`& .${axisClasses.root}`]: {
          [`& .${axisClasses.line}, & .${axisClasses.tick}`]: {
            stroke: '#b26a00',
            strokeWidth: 2,
          },
        },
      }}
      // preview-end
    />
  );
}
