import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { mornings, evenings } from '../../shared/runs.data';

export default function BasicScatter() {
  return (
    <ScatterChart
      aria-label="Distance and pace of training runs in the morning and in the evening"
      height={300}
      xAxis={[{ label: 'Distance (km)', min: 0 }]}
      yAxis={[{ label: 'Pace (min/km)' }]}
      series={[
        { label: 'Morning', data: mornings },
        { label: 'Evening', data: evenings },
      ]}
    />
  );
}
