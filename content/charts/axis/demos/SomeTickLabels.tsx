import { LineChart } from '@mui/x-charts/LineChart';
import { formatHour, tramDay } from '../../shared/tram.data';

export default function SomeTickLabels() {
  return (
    <LineChart
      aria-label="Passengers of the university tram by hour"
      height={260}
      hideLegend
      dataset={tramDay}
      xAxis={[
        {
          scaleType: 'point',
          dataKey: 'hour',
          valueFormatter: formatHour,
          tickLabelInterval: (hour: number) => hour % 4 === 0,
        },
      ]}
      yAxis={[{ width: 50 }]}
      series={[{ dataKey: 'university', label: 'Passengers', showMark: false }]}
    />
  );
}
