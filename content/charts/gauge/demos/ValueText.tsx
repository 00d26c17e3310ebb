import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function ValueText() {
  return (
    <Stack direction="row" sx={{ width: '100%', maxWidth: 420 }}>
      <Stack sx={{ flex: 1, minWidth: 0, alignItems: 'center' }}>
        {/* preview-start */}
        <Gauge
          aria-label="Places taken in the parking garage"
          aria-valuetext="318 of 400"
          height={160}
          value={318}
          valueMax={400}
          text={({ value, valueMax }) => `${value}\nof ${valueMax}`}
        />
        {/* preview-end */}
        <Typography variant="body2">Parking garage</Typography>
      </Stack>
      <Stack sx={{ flex: 1, minWidth: 0, alignItems: 'center' }}>
        <Gauge
          aria-label="Charging points in use"
          height={160}
          value={9}
          valueMax={12}
          text={({ value, valueMax }) => `${Math.round(((value ?? 0) / valueMax) * 100)}%`}
        />
        <Typography variant="body2">Charging points</Typography>
      </Stack>
    </Stack>
  );
}
