import { BarChart } from '@mui/x-charts/BarChart';

// Invented data
const stops = ['Harbor', 'Market', 'Museum', 'Park', 'Station'];
const boardings = [1240, 2110, 860, 1790, 3480];

export default function FirstBars() {
  return (
    <BarChart
      aria-label="Boardings per stop, most of them at the station"
      height={260}
      xAxis={[{ data: stops }]}
      series={[{ data: boardings, label: 'Boardings' }]}
    />
  );
}
