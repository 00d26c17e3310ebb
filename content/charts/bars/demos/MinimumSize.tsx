import { BarChart } from '@mui/x-charts/BarChart';

export default function MinimumSize() {
  return (
    <BarChart
      aria-label="Rainfall per month in a dry valley, in millimeters"
      height={260}
      hideLegend
      xAxis={[{ data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
      yAxis={[{ label: 'Rain (mm)' }]}
      series={[{ data: [64, 31, 1.2, 0, 0.4, 48], label: 'Rain (mm)', minBarSize: 4 }]}
    />
  );
}
