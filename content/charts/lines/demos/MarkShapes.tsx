import { LineChart } from '@mui/x-charts/LineChart';

export default function MarkShapes() {
  return (
    <LineChart
      aria-label="Bicycles counted at three bridges per weekday"
      height={280}
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ width: 70, label: 'Bicycles' }]}
      series={[
        { data: [1820, 1940, 1880, 2010, 1690], label: 'Iron bridge', shape: 'circle' },
        { data: [1210, 1300, 1340, 1280, 1120], label: 'Mill bridge', shape: 'square' },
        { data: [640, 710, 690, 730, 580], label: 'Lock', shape: 'triangle' },
      ]}
    />
  );
}
