import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { evenings, mornings } from '../../shared/runs.data';

type PlaygroundProps = Pick<
  ScatterChartProps,
  'disableVoronoi' | 'hideLegend' | 'loading' | 'enableKeyboardNavigation' | 'renderer'
>;

export default function ScatterChartPlayground(props: PlaygroundProps) {
  return (
    <ScatterChart
      aria-label="Distance and pace of training runs"
      height={300}
      xAxis={[{ label: 'Distance (km)' }]}
      yAxis={[{ label: 'Pace (min/km)' }]}
      series={[
        { label: 'Morning', data: mornings, markerSize: 5 },
        { label: 'Evening', data: evenings, markerSize: 5 },
      ]}
      {...props}
    />
  );
}
