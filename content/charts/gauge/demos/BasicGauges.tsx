import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauges() {
  return (
    <Stack direction="row" sx={{ width: '100%', maxWidth: 420 }}>
      <Gauge aria-label="Battery of the boat" height={140} value={72} />
      <Gauge
        aria-label="Fresh water of the boat"
        height={140}
        value={45}
        startAngle={-90}
        endAngle={90}
      />
    </Stack>
  );
}
