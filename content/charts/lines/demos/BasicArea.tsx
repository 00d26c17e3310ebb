import { LineChart } from '@mui/x-charts/LineChart';
import { formatHour, tramDay } from '../../shared/tram.data';

export default function BasicArea() {
  return (
    <LineChart
      aria-label="Passengers of the harbor tram by hour"
      height={280}
      hideLegend
      dataset={tramDay}
      xAxis={[{ scaleType: 'point', dataKey: 'hour', valueFormatter: formatHour }]}
      yAxis={[{ width: 70, label: 'Passengers per hour' }]}
      series={[{ dataKey: 'harbor', label: 'Passengers', area: true, showMark: false }]}
    />
  );
}
