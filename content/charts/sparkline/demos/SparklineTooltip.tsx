import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const letters = [310, 280, 342, 295, 361, 388, 204];

export default function SparklineTooltip() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Typography variant="body2">Letters delivered per day</Typography>
      <SparkLineChart
        aria-label="Letters per day, between 204 and 388"
        data={letters}
        height={80}
        showTooltip
        showHighlight
        valueFormatter={(value) => `${value} letters`}
      />
    </Box>
  );
}
