import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauges() {
  return (
    <Stack direction="row" sx={{ width: '100%', maxWidth: 420 }}>
      <Stack sx={{ flex: 1, minWidth: 0, alignItems: 'center' }}>
        <Gauge aria-label="Battery of the boat" height={140} value={72} />
        <Typography variant="body2">Battery (%)</Typography>
      </Stack>
      <Stack sx={{ flex: 1, minWidth: 0, alignItems: 'center' }}>
        <Gauge
          aria-label="Fresh water of the boat"
          height={140}
          value={45}
          startAngle={-90}
          endAngle={90}
        />
        <Typography variant="body2">Fresh water (%)</Typography>
      </Stack>
    </Stack>
  );
}
