import { PieChart } from '@mui/x-charts/PieChart';
import type { PieChartProps } from '@mui/x-charts/PieChart';

type PlaygroundProps = Pick<
  PieChartProps,
  'hideLegend' | 'loading' | 'skipAnimation' | 'enableKeyboardNavigation' | 'height'
>;

const data = [
  { id: 'walk', value: 118, label: 'On foot' },
  { id: 'cycle', value: 96, label: 'By bicycle' },
  { id: 'tram', value: 64, label: 'By tram' },
];

export default function PieChartPlayground(props: PlaygroundProps) {
  return (
    <PieChart
      aria-label="How pupils come to school"
      height={220}
      series={[{ data, valueFormatter: ({ value }) => `${value} pupils`, innerRadius: '45%' }]}
      {...props}
    />
  );
}
