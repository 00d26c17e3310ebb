import { LineChart } from '@mui/x-charts/LineChart';

// preview-start
const stream = {
  stack: 'listeners',
  stackOffset: 'wiggle',
  stackOrder: 'insideOut',
  area: true,
  showMark: false,
} as const;
// preview-end

export default function StreamGraph() {
  return (
    <LineChart
      aria-label="Listeners of a radio station by program, per hour"
      height={280}
      xAxis={[{ data: [6, 8, 10, 12, 14, 16, 18, 20, 22], label: 'Hour', domainLimit: 'strict' }]}
      yAxis={[{ position: 'none' }]}
      // preview-start
      series={[
        { ...stream, data: [18, 42, 26, 20, 14, 18, 40, 22, 9], label: 'News' },
        { ...stream, data: [9, 21, 34, 30, 36, 44, 31, 26, 18], label: 'Music' },
        { ...stream, data: [2, 4, 9, 16, 12, 10, 14, 38, 46], label: 'Drama' },
      ]}
      // preview-end
    />
  );
}
