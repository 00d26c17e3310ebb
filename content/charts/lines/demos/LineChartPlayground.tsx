import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import { reservoirYear } from '../../shared/reservoirs.data';

type PlaygroundProps = Pick<
  LineChartProps,
  | 'hideLegend'
  | 'loading'
  | 'skipAnimation'
  | 'disableLineItemHighlight'
  | 'enableKeyboardNavigation'
>;

export default function LineChartPlayground(props: PlaygroundProps) {
  return (
    <LineChart
      aria-label="How full two reservoirs were over a year, in percent"
      height={300}
      dataset={reservoirYear}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[{ label: 'Fill level (%)' }]}
      series={[
        { dataKey: 'upper', label: 'Upper lake' },
        { dataKey: 'lower', label: 'Lower lake' },
      ]}
      {...props}
    />
  );
}
