import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useBrush, useDrawingArea, useLineSeries, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 61 }, (_, day) => day);
const price = days.map(
  (day) => Math.round(100 * (24 + day / 6 + 3 * Math.sin(day / 7) + Math.sin(day * 0.9))) / 100,
);

// preview-start
function RangeOverlay() {
  const brush = useBrush();
  const { left, top, width, height } = useDrawingArea();
  const scale = useXScale<'linear'>();
  const series = useLineSeries('price');
  const theme = useTheme();
  if (!brush || !series) {
    return null;
  }

  const clamp = (x: number) => Math.min(left + width, Math.max(left, x));
  const x1 = clamp(Math.min(brush.start.x, brush.current.x));
  const x2 = clamp(Math.max(brush.start.x, brush.current.x));
  const from = series.data[Math.round(scale.invert(x1))]!;
  const to = series.data[Math.round(scale.invert(x2))]!;
  const change = (100 * (to - from)) / from;
  const color = change < 0 ? theme.palette.error.main : theme.palette.success.main;

  return (
    <g pointerEvents="none">
      <rect x={x1} y={top} width={x2 - x1} height={height} fill={color} fillOpacity={0.15} />
      <text x={(x1 + x2) / 2} y={top + 18} textAnchor="middle" fill={theme.palette.text.primary}>
        {`${change > 0 ? '+' : ''}${change.toFixed(1)}%`}
      </text>
    </g>
  );
}
// preview-end

export default function RangeChange() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        aria-label="Price of a share, rising from 24 to 35 within two months"
        height={280}
        hideLegend
        brushConfig={{ enabled: true }}
        xAxis={[{ data: days, label: 'Day', min: 0, max: 60 }]}
        yAxis={[{ min: 15, label: 'Price (€)' }]}
        series={[{ id: 'price', data: price, label: 'Price', showMark: false }]}
      >
        <RangeOverlay />
      </LineChart>
      <Typography variant="caption" color="text.secondary">
        Drag across the chart to compare two days. Invented data.
      </Typography>
    </Stack>
  );
}
