import { LineChart } from '@mui/x-charts/LineChart';
import { formatHour, tramDay } from '../../shared/tram.data';

export default function GridLines() {
  return (
    <LineChart
      aria-label="Passengers of two tram lines by hour"
      height={300}
      grid={{ vertical: true, horizontal: true }}
      dataset={tramDay}
      xAxis={[{ scaleType: 'point', dataKey: 'hour', valueFormatter: formatHour }]}
      yAxis={[{ width: 70, label: 'Passengers per hour' }]}
      series={[
        { dataKey: 'harbor', label: 'Harbor line', showMark: false },
        { dataKey: 'university', label: 'University line', showMark: false },
      ]}
    />
  );
}
