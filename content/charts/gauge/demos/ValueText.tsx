import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function ValueText() {
  return (
    <Stack direction="row" sx={{ width: '100%', maxWidth: 420 }}>
      <Gauge
        aria-label="Places taken in the car park"
        aria-valuetext="318 of 400"
        height={160}
        value={318}
        valueMax={400}
        text={({ value, valueMax }) => `${value}\nof ${valueMax}`}
      />
      <Gauge
        aria-label="Charging points in use"
        height={160}
        value={9}
        valueMax={12}
        text={({ value, valueMax }) => `${Math.round(((value ?? 0) / valueMax) * 100)} %`}
      />
    </Stack>
  );
}
