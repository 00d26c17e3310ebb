import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { mornings } from '../../shared/runs.data';

export default function AxisSides() {
  return (
    <ScatterChart
      aria-label="Training runs, with axes at the top and on the right"
      height={280}
      hideLegend
      xAxis={[{ position: 'top', label: 'Distance (km)' }]}
      yAxis={[{ position: 'right', label: 'Pace (min/km)' }]}
      series={[{ data: mornings, label: 'Morning' }]}
    />
  );
}
