import { BarChart } from '@mui/x-charts/BarChart';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { bakeryWeek } from '../../shared/bakery.data';

export default function StyledGrid() {
  return (
    <BarChart
      aria-label="Rye loaves sold per day"
      height={280}
      hideLegend
      grid={{ horizontal: true }}
      dataset={bakeryWeek}
      xAxis={[{ dataKey: 'day', label: 'Day' }]}
      yAxis={[{ label: 'Rye loaves' }]}
      series={[{ dataKey: 'rye', label: 'Rye' }]}
      sx={{ [`& .${chartsGridClasses.line}`]: { strokeDasharray: '4 4', strokeWidth: 1.5 } }}
    />
  );
}
