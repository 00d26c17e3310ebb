import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      aria-label="Loaves sold per day"
      height={280}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ label: 'Loaves sold' }]}
      series={[{ data: [64, 58, 71, 80, 122], label: 'Loaves' }]}
    />
  );
}
