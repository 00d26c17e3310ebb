import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { bicycles, days, hours } from './bicycles.data';

export default function BasicHeatmap() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%' }}>
      {/* preview-start */}
      <Heatmap
        height={300}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ data: days }]}
        series={[{ data: bicycles, label: 'Bicycles' }]}
      />
      {/* preview-end */}
      <Typography component="figcaption" variant="caption" color="text.secondary">
        Bicycles on a bridge per ten minutes: two peaks on working days, one on weekends. Invented
        data.
      </Typography>
    </Box>
  );
}
