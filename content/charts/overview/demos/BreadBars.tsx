import { BarChart } from '@mui/x-charts/BarChart';
import { bakeryWeek } from '../../shared/bakery.data';

export default function BreadBars() {
  return (
    <BarChart
      aria-label="Bread sold per day of the week, stacked by kind"
      height={300}
      dataset={bakeryWeek}
      borderRadius={6}
      grid={{ horizontal: true }}
      xAxis={[{ dataKey: 'day' }]}
      yAxis={[{ label: 'Pieces sold' }]}
      series={[
        { dataKey: 'rye', label: 'Rye', stack: 'bread' },
        { dataKey: 'wheat', label: 'Wheat', stack: 'bread' },
        { dataKey: 'rolls', label: 'Rolls', stack: 'bread' },
      ]}
    />
  );
}
