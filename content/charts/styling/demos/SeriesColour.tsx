import { LineChart } from '@mui/x-charts/LineChart';

export default function SeriesColour() {
  return (
    <LineChart
      aria-label="Air and water temperature of a lake"
      height={280}
      xAxis={[{ scaleType: 'point', data: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
      series={[
        { data: [9, 14, 18, 21, 20, 16], label: 'Air (°C)', color: '#ef6c00' },
        { data: [6, 10, 15, 19, 20, 18], label: 'Water (°C)', color: '#0288d1' },
      ]}
    />
  );
}
