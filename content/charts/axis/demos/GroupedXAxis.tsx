import { BarChart } from '@mui/x-charts/BarChart';

const months = Array.from({ length: 9 }, (_, index) => new Date(2024, 6 + index, 1));
const climbs = [820, 910, 560, 340, 190, 230, 150, 180, 310];

const formatMonth = new Intl.DateTimeFormat('en', { month: 'short' }).format;
const formatLong = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format;

export default function GroupedXAxis() {
  return (
    <BarChart
      aria-label="Visitors who climbed a lighthouse per month, from July 2024 to March 2025"
      height={300}
      hideLegend
      // preview-start
      xAxis={[
        {
          data: months,
          valueFormatter: formatLong,
          height: 74,
          label: 'Month',
          groups: [
            { getValue: (date: Date) => formatMonth(date) },
            { getValue: (date: Date) => `Q${Math.floor(date.getMonth() / 3) + 1}` },
            { getValue: (date: Date) => date.getFullYear() },
          ],
        },
      ]}
      // preview-end
      yAxis={[{ label: 'Climbs' }]}
      series={[{ data: climbs, label: 'Climbs' }]}
    />
  );
}
