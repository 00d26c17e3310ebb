import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';

function DrawingAreaFrame() {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="none"
      stroke={palette.error.main}
      strokeDasharray="4 4"
    />
  );
}

export default function ChartLayout() {
  const [framed, setFramed] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={framed} onChange={(event) => setFramed(event.target.checked)} />}
        label="Frame the drawing area"
      />
      <BarChart
        aria-label="Visitors of a lighthouse per day"
        // preview-start
        height={260}
        margin={{ top: 12, right: 12, bottom: 12, left: 12 }}
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'], label: 'Day', height: 45 }]}
        yAxis={[{ label: 'Visitors', width: 65 }]}
        // preview-end
        series={[{ data: [90, 202, 188], label: 'Visitors' }]}
      >
        {framed && <DrawingAreaFrame />}
      </BarChart>
    </Stack>
  );
}
