import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

export default function SeriesColor() {
  return (
    <LineChart
      aria-label="Air and water temperature of a lake"
      height={300}
      xAxis={[{ scaleType: 'point', data: months, label: 'Month' }]}
      yAxis={[{ label: 'Temperature (°C)' }]}
      series={[
        { data: [9, 14, 18, 21, 20, 16], label: 'Air', color: '#ef6c00' },
        { data: [6, 10, 15, 19, 20, 18], label: 'Water', color: '#0288d1' },
      ]}
    />
  );
}
