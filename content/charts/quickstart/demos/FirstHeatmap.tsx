import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const times = ['Morning', 'Noon', 'Evening'];

// Invented data: calls of a help line, one row per time of day.
const calls = [
  [42, 31, 28, 26, 35],
  [18, 16, 21, 17, 12],
  [25, 29, 24, 30, 9],
];
const cells = calls.flatMap((row, y) => row.map((value, x): HeatmapValueType => [x, y, value]));

export default function FirstHeatmap() {
  return (
    <Heatmap
      aria-label="Calls by weekday and time, most of them on Monday morning"
      height={260}
      xAxis={[{ data: days }]}
      yAxis={[{ data: times, width: 70 }]}
      series={[{ data: cells, label: 'Calls' }]}
    />
  );
}
