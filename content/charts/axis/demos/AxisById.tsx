import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

export default function AxisById() {
  return (
    <LineChart
      aria-label="Rain and river level over six days"
      height={300}
      xAxis={[{ id: 'days', data: [1, 2, 3, 4, 5, 6], label: 'Day', tickMinStep: 1 }]}
      yAxis={[
        { id: 'rain', label: 'Rain (mm)' },
        { id: 'level', label: 'River level (cm)', position: 'right', width: 68 },
      ]}
      series={[
        { yAxisId: 'rain', data: [2, 14, 31, 9, 0, 1], label: 'Rain' },
        { yAxisId: 'level', data: [110, 118, 152, 171, 149, 128], label: 'River level' },
      ]}
      sx={{
        // preview-start
        [`& [data-axis-id="level"] .${axisClasses.line}`]: { strokeDasharray: '4 4' },
        [`& [data-axis-id="level"] .${axisClasses.tickLabel}`]: { fontWeight: 700 },
        // preview-end
      }}
    />
  );
}
