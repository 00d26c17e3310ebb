import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparklineColorScale() {
  const { palette } = useTheme();

  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <Typography variant="body2">Night temperature, with three nights below zero</Typography>
      <SparkLineChart
        aria-label="Temperature of eight nights in degrees, three of them below zero"
        data={[4, 2, -1, -4, -2, 1, 3, 5]}
        height={80}
        plotType="bar"
        yAxis={{
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: [palette.info.main, palette.warning.main],
          },
        }}
      />
    </Box>
  );
}
