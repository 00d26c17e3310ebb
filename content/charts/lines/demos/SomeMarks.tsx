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
      xAxis={[{ dataKey: 'hour', min: 0, max: 23, valueFormatter: (hour: number) => `${hour} h` }]}
      series={[
        {
          dataKey: 'level',
          label: 'Level (m)',
          showMark: ({ position }) => turningHours.includes(Number(position)),
          shape: 'diamond',
        },
      ]}
    />
  );
}
