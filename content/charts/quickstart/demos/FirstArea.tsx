import { LineChart } from '@mui/x-charts/LineChart';

// Invented data
const hours = [6, 8, 10, 12, 14, 16, 18, 20];
const power = [0, 1.1, 3.2, 4.6, 4.3, 2.9, 1, 0];

export default function FirstArea() {
  return (
    <LineChart
      aria-label="Power of a solar roof, with a peak of 4.6 kilowatts at noon"
      height={260}
      xAxis={[{ data: hours, min: 6, max: 20, valueFormatter: (hour: number) => `${hour}:00` }]}
      series={[{ data: power, label: 'Power (kW)', area: true, showMark: false }]}
    />
  );
}
