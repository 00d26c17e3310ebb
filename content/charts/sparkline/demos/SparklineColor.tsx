import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparklineColor() {
  const { palette } = useTheme();

  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Typography variant="body2">Bookings per week: 21, falling</Typography>
      <SparkLineChart
        aria-label="Bookings per week, falling from 44 to 21"
        data={[44, 41, 46, 39, 33, 30, 24, 21]}
        height={80}
        color={palette.error.main}
      />
    </Box>
  );
}
