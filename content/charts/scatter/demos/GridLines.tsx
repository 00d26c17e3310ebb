import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { mornings, evenings } from '../../shared/runs.data';

export default function GridLines() {
  return (
    <ScatterChart
      aria-label="Distance and pace of training runs"
      height={300}
      grid={{ vertical: true, horizontal: true }}
      xAxis={[{ label: 'Distance (km)' }]}
      yAxis={[{ label: 'Pace (min/km)' }]}
      series={[
        { label: 'Morning', data: mornings },
        { label: 'Evening', data: evenings },
      ]}
    />
  );
}
