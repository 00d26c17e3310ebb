import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

// Invented data
const days = Array.from({ length: 60 }, (_, day) => day + 1);
const starts = days.map((day) =>
  Math.round(420 + 4 * day + 60 * Math.sin(day / 3) + 25 * Math.sin(day * 1.3)),
);

export default function BasicToolbar() {
  return (
    <LineChartPro
      aria-label="App starts per day, rising from about 450 to 650"
      height={300}
      hideLegend
      // preview-start
      showToolbar
      xAxis={[{ id: 'day', data: days, label: 'Day', zoom: true }]}
      // preview-end
      initialZoom={[{ axisId: 'day', start: 30, end: 90 }]}
      yAxis={[{ label: 'App starts' }]}
      series={[{ data: starts, label: 'App starts', showMark: false }]}
    />
  );
}
