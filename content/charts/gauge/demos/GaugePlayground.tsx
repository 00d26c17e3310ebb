import { Gauge } from '@mui/x-charts/Gauge';
import type { GaugeProps } from '@mui/x-charts/Gauge';

type PlaygroundProps = Pick<
  GaugeProps,
  'value' | 'valueMin' | 'valueMax' | 'startAngle' | 'endAngle' | 'skipAnimation'
>;

export default function GaugePlayground(props: PlaygroundProps) {
  return (
    <Gauge aria-label="Battery of the boat" height={200} value={72} cornerRadius="50%" {...props} />
  );
}
