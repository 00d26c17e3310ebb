import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const weights = [498, 502, 507, 495, 504, 511, 499];

// preview-start
const limits = {
  nice: 'nice',
  strict: 'strict',
  'from 480': (_min: number, max: number) => ({ min: 480, max }),
} as const;
// preview-end

export default function DomainLimit() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Typography variant="body2">Weight of seven loaves, 495 to 511 g</Typography>
      {Object.entries(limits).map(([name, domainLimit]) => (
        <Stack key={name} direction="row" sx={{ alignItems: 'center' }}>
          <Typography variant="body2" sx={{ width: 90, flexShrink: 0 }}>
            {name}
          </Typography>
          <SparkLineChart
            aria-label={`Weight of seven loaves in grams, domain ${name}`}
            data={weights}
            height={56}
            // preview-start
            yAxis={{ domainLimit }}
            // preview-end
          />
        </Stack>
      ))}
    </Stack>
  );
}
