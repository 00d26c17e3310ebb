import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function AreaSparkline() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Typography variant="body2">Spring water: 7 liters per second</Typography>
      <SparkLineChart
        aria-label="Flow of a spring over ten days, between 3 and 9 liters per second"
        data={[3, 4, 4, 6, 9, 8, 6, 5, 5, 7]}
        height={80}
        area
        curve="natural"
      />
    </Box>
  );
}
