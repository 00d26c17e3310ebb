import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function PiecewiseColors() {
  return (
    <BarChart
      aria-label="Pollen in the air per day: low on three days, medium on two and high on two"
      height={300}
      xAxis={[{ data: days, label: 'Day' }]}
      // preview-start
      yAxis={[
        {
          label: 'Pollen (grains/m³)',
          colorMap: {
            type: 'piecewise',
            thresholds: [30, 60],
            colors: ['#00897b', '#ef6c00', '#c2185b'],
          },
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'y' } }}
      // preview-end
      series={[{ data: [12, 25, 41, 68, 74, 52, 19], label: 'Pollen' }]}
    />
  );
}
