import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import type { FunnelChartProps } from '@mui/x-charts-pro/FunnelChart';
import { applicants } from './residency.data';

type PlaygroundProps = Pick<FunnelChartProps, 'gap' | 'hideLegend' | 'loading'>;

export default function FunnelChartPlayground(props: PlaygroundProps) {
  return (
    <FunnelChart
      aria-label="Applicants of an artist residency, step by step. Invented data."
      height={300}
      series={[{ data: applicants }]}
      {...props}
    />
  );
}
