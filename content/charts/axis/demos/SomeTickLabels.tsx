import { LineChart } from '@mui/x-charts/LineChart';
import { formatHour, tramDay } from '../../shared/tram.data';

export default function SomeTickLabels() {
  return (
    <LineChart
      aria-label="Passengers of the university tram by hour"
      height={280}
      hideLegend
      dataset={tramDay}
      // preview-start
      xAxis={[
        {
          scaleType: 'point',
          dataKey: 'hour',
          valueFormatter: formatHour,
          tickLabelInterval: (hour: number) => hour % 4 === 0,
          label: 'Hour',
        },
      ]}
      // preview-end
      yAxis={[{ width: 68, label: 'Passengers' }]}
      series={[{ dataKey: 'university', label: 'Passengers', showMark: false }]}
    />
  );
}
