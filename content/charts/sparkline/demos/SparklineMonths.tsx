import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

export default function SparklineMonths() {
  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Typography variant="body2">Sunny days per month</Typography>
      <SparkLineChart
        aria-label="Sunny days per month, from 4 in January to 17 in June"
        data={[4, 6, 9, 13, 16, 17]}
        height={80}
        plotType="bar"
        showTooltip
        showHighlight
        xAxis={{ scaleType: 'band', data: months }}
        valueFormatter={(value) => `${value} sunny days`}
      />
    </Box>
  );
}
