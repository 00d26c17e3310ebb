import { lineClasses, LineChart } from '@mui/x-charts/LineChart';
import { formatHour, tramDay } from '../../shared/tram.data';

export default function TramLines() {
  return (
    <LineChart
      aria-label="Passengers of two tram lines by hour"
      height={320}
      dataset={tramDay}
      grid={{ horizontal: true }}
      xAxis={[{ dataKey: 'hour', scaleType: 'point', valueFormatter: formatHour }]}
      yAxis={[{ width: 70, label: 'Passengers per hour' }]}
      series={[
        { dataKey: 'harbor', label: 'Harbor line', showMark: false, area: true },
        { dataKey: 'university', label: 'University line', showMark: false },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { opacity: 0.25 } }}
    />
  );
}
