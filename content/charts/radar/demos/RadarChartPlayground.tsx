import { RadarChart } from '@mui/x-charts/RadarChart';
import type { RadarChartProps } from '@mui/x-charts/RadarChart';
import { harbor, library, metrics } from './shops.data';

type PlaygroundProps = Pick<
  RadarChartProps,
  'shape' | 'divisions' | 'highlight' | 'hideLegend' | 'loading'
>;

export default function RadarChartPlayground(props: PlaygroundProps) {
  return (
    <RadarChart
      aria-label="Ratings of two cafés. Invented data."
      height={300}
      radar={{ max: 5, metrics }}
      series={[
        { data: harbor, label: 'Harbor café' },
        { data: library, label: 'Library café' },
      ]}
      {...props}
    />
  );
}
