import { LineChart } from '@mui/x-charts/LineChart';

const formatDay = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
}).format;

const days = ['2025-04-03', '2025-04-04', '2025-04-08', '2025-04-15', '2025-04-17', '2025-04-30'];

export default function TimeLine() {
  return (
    <LineChart
      aria-label="Height of a seedling, measured on six days in April"
      height={280}
      xAxis={[
        {
          scaleType: 'utc',
          data: days.map((day) => new Date(day)),
          valueFormatter: (day: Date) => formatDay(day),
        },
      ]}
      yAxis={[{ label: 'Height (mm)' }]}
      series={[{ data: [4, 5, 9, 21, 23, 48], label: 'Seedling' }]}
    />
  );
}
