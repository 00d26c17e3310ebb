import { BarChart } from '@mui/x-charts/BarChart';
import { museumDays } from './museum.data';

const formatDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format;

export default function DateBars() {
  return (
    <BarChart
      aria-label="Visitors of a museum per day, from March to May"
      height={280}
      hideLegend
      dataset={museumDays}
      xAxis={[
        {
          dataKey: 'date',
          ordinalTimeTicks: ['months', 'biweekly', 'days'],
          valueFormatter: (date: Date) => formatDay(date),
        },
      ]}
      yAxis={[{ label: 'Visitors' }]}
      series={[{ dataKey: 'visitors', label: 'Visitors' }]}
    />
  );
}
