import { LineChart } from '@mui/x-charts/LineChart';

export default function KeyboardChart() {
  return (
    <LineChart
      aria-label="Passengers of two ferries per day"
      height={280}
      // preview-start
      enableKeyboardNavigation
      slotProps={{ tooltip: { trigger: 'item' } }}
      // preview-end
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      yAxis={[{ label: 'Passengers' }]}
      series={[
        { data: [210, 198, 224, 240, 310, 420, 388], label: 'North ferry' },
        { data: [180, 175, 190, 188, 236, 298, 301], label: 'South ferry', shape: 'diamond' },
      ]}
    />
  );
}
