import { BarChart } from '@mui/x-charts/BarChart';

// Invented data
const halls = ['North', 'East', 'South'];

export default function BasicLabel() {
  return (
    <BarChart
      aria-label="Seats and booked seats of three concert halls"
      height={260}
      xAxis={[{ data: halls, label: 'Hall' }]}
      yAxis={[{ label: 'Seats' }]}
      // preview-start
      series={[
        { data: [420, 680, 310], label: 'Available' },
        { data: [398, 512, 305], label: 'Booked' },
      ]}
      // preview-end
    />
  );
}
