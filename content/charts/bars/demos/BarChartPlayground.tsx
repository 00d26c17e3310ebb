import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProps } from '@mui/x-charts/BarChart';

type PlaygroundProps = Pick<
  BarChartProps,
  'layout' | 'borderRadius' | 'hideLegend' | 'loading' | 'skipAnimation'
>;

const seasons = [{ data: ['Spring', 'Summer', 'Autumn', 'Winter'], width: 60 }];
const values = [{ label: 'Boats rented' }];

export default function BarChartPlayground(props: PlaygroundProps) {
  const axes =
    props.layout === 'horizontal'
      ? { xAxis: values, yAxis: seasons }
      : { xAxis: seasons, yAxis: values };
  return (
    <BarChart
      aria-label="Boats rented per season"
      height={300}
      {...axes}
      series={[
        { data: [124, 310, 148, 22], label: 'Kayaks' },
        { data: [86, 205, 132, 9], label: 'Rowing boats' },
      ]}
      {...props}
    />
  );
}
