import { LineChart } from '@mui/x-charts/LineChart';
import { tideDay } from '../../shared/tides.data';

export default function FixedTicks() {
  return (
    <LineChart
      aria-label="Tide of one day, with ticks at high and low water"
      height={260}
      hideLegend
      grid={{ vertical: true }}
      dataset={tideDay}
      xAxis={[
        {
          dataKey: 'hour',
          domainLimit: 'strict',
          tickInterval: [3, 9, 15, 21],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      series={[{ dataKey: 'level', label: 'Level (m)', showMark: false }]}
    />
  );
}
