import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const catches = [12, 18, 9, 22, 31, 27, 40, 38];

export default function BasicSparklines() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Typography variant="body2">Fish caught per day: 38 today</Typography>
      <SparkLineChart aria-label="Catches, rising from 12 to 38" data={catches} height={80} />
      <SparkLineChart
        aria-label="Catches as bars, rising from 12 to 38"
        data={catches}
        height={80}
        plotType="bar"
      />
    </Box>
  );
}
