import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 13 }, (_, index) => index * 2);

export default function OverlayWithAxes() {
  return (
    <LineChart
      aria-label="Water level of today, loading"
      height={260}
      loading
      xAxis={[{ data: hours, label: 'Hour' }]}
      yAxis={[{ min: 0, max: 6, label: 'Level (m)' }]}
      series={[]}
    />
  );
}
