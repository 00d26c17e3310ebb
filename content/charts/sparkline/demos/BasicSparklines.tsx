import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const catches = [12, 18, 9, 22, 31, 27, 40, 38];

export default function BasicSparklines() {
  return (
    <Stack direction="row" sx={{ width: '100%', maxWidth: 420, gap: 3 }}>
      <SparkLineChart aria-label="Catches, rising from 12 to 38" data={catches} height={80} />
      <SparkLineChart
        aria-label="Catches as bars, rising from 12 to 38"
        data={catches}
        height={80}
        plotType="bar"
      />
    </Stack>
  );
}
