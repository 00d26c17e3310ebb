import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

// Invented data
const signups = [14, 18, 13, 21, 26, 24, 31, 35, 33, 42];

export default function FirstSparkline() {
  return (
    <Stack direction="row" sx={{ width: 280, gap: 2, alignItems: 'center' }}>
      <Typography noWrap sx={{ flexShrink: 0 }}>
        42 sign-ups
      </Typography>
      <SparkLineChart aria-label="Sign-ups, rising from 14 to 42" height={48} data={signups} />
    </Stack>
  );
}
