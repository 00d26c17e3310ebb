import Box from '@mui/material/Box';
import { teal } from '@mui/material/colors';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparklineColorByMode() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Typography variant="body2">Bookings per week: 43, rising</Typography>
      <SparkLineChart
        aria-label="Bookings per week, rising from 18 to 43"
        data={[18, 22, 21, 27, 33, 31, 38, 43]}
        height={80}
        color={(mode) => (mode === 'dark' ? teal[200] : teal[800])}
      />
    </Box>
  );
}
