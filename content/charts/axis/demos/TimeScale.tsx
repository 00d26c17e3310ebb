import { LineChart } from '@mui/x-charts/LineChart';

// Measured whenever somebody visited the garden.
const days = [
  new Date(2025, 3, 2),
  new Date(2025, 3, 9),
  new Date(2025, 4, 3),
  new Date(2025, 4, 7),
  new Date(2025, 5, 14),
  new Date(2025, 6, 1),
];

const formatDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }).format;

export default function TimeScale() {
  return (
    <LineChart
      aria-label="Height of a sunflower, measured six times between April and July"
      height={280}
      hideLegend
      xAxis={[{ scaleType: 'time', data: days, valueFormatter: formatDay, label: 'Date' }]}
      yAxis={[{ label: 'Height (cm)', width: 64 }]}
      series={[{ data: [2, 6, 21, 26, 118, 164], label: 'Sunflower (cm)' }]}
    />
  );
}
