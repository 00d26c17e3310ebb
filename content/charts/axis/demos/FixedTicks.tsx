import { LineChart } from '@mui/x-charts/LineChart';
import { tideDay } from '../../shared/tides.data';

export default function FixedTicks() {
  return (
    <LineChart
      aria-label="Tide of one day, with ticks at high and low water"
      height={280}
      hideLegend
      grid={{ vertical: true }}
      dataset={tideDay}
      // preview-start
      xAxis={[
        {
          dataKey: 'hour',
          domainLimit: 'strict',
          tickInterval: [3, 9, 15, 21],
          valueFormatter: (hour: number) => `${hour}:00`,
          label: 'High and low water',
          height: 48,
        },
      ]}
      // preview-end
      yAxis={[{ label: 'Level (m)' }]}
      series={[{ dataKey: 'level', label: 'Level (m)', showMark: false }]}
    />
  );
}
