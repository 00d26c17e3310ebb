import { LineChart } from '@mui/x-charts/LineChart';

export default function BasicLine() {
  return (
    <LineChart
      aria-label="Depth of snow at a mountain hut from December to April, in centimeters"
      height={300}
      xAxis={[{ data: [1, 3, 5, 8, 10, 13, 16, 20], label: 'Week of the season' }]}
      yAxis={[{ label: 'Snow depth (cm)' }]}
      series={[{ data: [12, 35, 48, 92, 118, 141, 104, 38], label: 'Snow depth (cm)' }]}
    />
  );
}
