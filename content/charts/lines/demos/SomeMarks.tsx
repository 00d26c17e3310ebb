import { LineChart } from '@mui/x-charts/LineChart';
import { tideDay } from '../../shared/tides.data';

const turningHours = [3, 9, 15, 21];

export default function SomeMarks() {
  return (
    <LineChart
      aria-label="Tide of one day; marks show high and low water"
      height={280}
      hideLegend
      dataset={tideDay}
      xAxis={[{ dataKey: 'hour', domainLimit: 'strict', label: 'Hour of the day' }]}
      yAxis={[{ label: 'Water level (m)' }]}
      series={[
        {
          dataKey: 'level',
          label: 'Level (m)',
          showMark: ({ position }) => turningHours.includes(Number(position)),
        },
      ]}
    />
  );
}
