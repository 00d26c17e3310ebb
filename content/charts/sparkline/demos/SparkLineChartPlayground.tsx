import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { SparkLineChartProps } from '@mui/x-charts/SparkLineChart';

type PlaygroundProps = Pick<
  SparkLineChartProps,
  'plotType' | 'area' | 'curve' | 'showTooltip' | 'showHighlight'
>;

export default function SparkLineChartPlayground(props: PlaygroundProps) {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2">Fish caught per day</Typography>
      <SparkLineChart
        aria-label="Catches per day, rising from 12 to 38"
        data={[12, 18, 9, 22, 31, 27, 40, 38]}
        height={100}
        {...props}
      />
    </Box>
  );
}
