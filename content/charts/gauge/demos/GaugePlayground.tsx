import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import type { GaugeProps } from '@mui/x-charts/Gauge';

type PlaygroundProps = Pick<
  GaugeProps,
  'value' | 'valueMin' | 'valueMax' | 'startAngle' | 'endAngle' | 'skipAnimation'
>;

export default function GaugePlayground(props: PlaygroundProps) {
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <Gauge
        aria-label="Battery of the boat"
        height={200}
        value={72}
        cornerRadius="50%"
        {...props}
      />
      <Typography variant="body2">Battery of the boat</Typography>
    </Stack>
  );
}
