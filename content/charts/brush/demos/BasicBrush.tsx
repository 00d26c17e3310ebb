import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 61 }, (_, day) => day);
const level = days.map(
  (day) => Math.round(100 * (2 + Math.sin(day / 6) + 0.3 * Math.sin(day * 1.1))) / 100,
);

export default function BasicBrush() {
  return (
    <Stack sx={{ width: '100%' }}>
      {/* preview-start */}
      <LineChart
        aria-label="Level of a river within two months"
        height={280}
        hideLegend
        xAxis={[{ data: days, label: 'Day', min: 0, max: 60 }]}
        yAxis={[{ min: 0, label: 'Level (m)' }]}
        series={[{ data: level, label: 'Level', showMark: false }]}
        brushConfig={{ enabled: true }}
      >
        <ChartsBrushOverlay />
      </LineChart>
      {/* preview-end */}
      <Typography variant="caption" color="text.secondary">
        Drag across the chart. Invented data.
      </Typography>
    </Stack>
  );
}
