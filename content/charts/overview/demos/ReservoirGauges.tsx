import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const reservoirs = [
  { name: 'Upper', level: 39 },
  { name: 'Middle', level: 51 },
  { name: 'Lower', level: 64 },
];

export default function ReservoirGauges() {
  return (
    <Stack direction="row" sx={{ width: '100%', maxWidth: 480 }}>
      {reservoirs.map(({ name, level }) => (
        <Stack key={name} sx={{ flex: 1, minWidth: 0, alignItems: 'center' }}>
          <Gauge
            aria-label={`${name} reservoir`}
            aria-valuetext={`${level} percent full`}
            height={120}
            value={level}
            startAngle={-110}
            endAngle={110}
            cornerRadius="50%"
            text={`${level}%`}
          />
          <Typography
            variant="body2"
            sx={{ px: 2, textAlign: 'center' }}
          >{`${name} reservoir`}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
