import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparklineColour() {
  return (
    <SparkLineChart
      aria-label="Bookings per week, falling from 44 to 21"
      data={[44, 41, 46, 39, 33, 30, 24, 21]}
      height={80}
      color="#d84315"
      sx={{ maxWidth: 300 }}
    />
  );
}
