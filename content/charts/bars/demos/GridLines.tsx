import { BarChart } from '@mui/x-charts/BarChart';
import { birdWinter } from '../../shared/birdCounts.data';

export default function GridLines() {
  return (
    <BarChart
      aria-label="Knots and dunlins counted per month of a winter"
      height={300}
      grid={{ horizontal: true }}
      dataset={birdWinter}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ label: 'Birds counted' }]}
      series={[
        { dataKey: 'knot', label: 'Knot' },
        { dataKey: 'dunlin', label: 'Dunlin' },
      ]}
    />
  );
}
