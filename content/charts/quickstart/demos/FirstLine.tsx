import { LineChart } from '@mui/x-charts/LineChart';

// Invented data
const months = [0, 1, 2, 3, 4, 5, 6, 7].map((month) => new Date(2025, month, 1));
const members = [310, 342, 371, 398, 455, 512, 540, 533];
const formatMonth = (date: Date) => date.toLocaleDateString('en-US', { month: 'short' });

export default function FirstLine() {
  return (
    <LineChart
      aria-label="Members of a climbing gym, rising from 310 to 533"
      height={260}
      xAxis={[{ data: months, scaleType: 'time', valueFormatter: formatMonth }]}
      series={[{ data: members, label: 'Members' }]}
    />
  );
}
