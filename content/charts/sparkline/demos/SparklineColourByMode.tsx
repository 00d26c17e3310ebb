import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparklineColourByMode() {
  return (
    <SparkLineChart
      aria-label="Bookings per week, rising from 18 to 43"
      data={[18, 22, 21, 27, 33, 31, 38, 43]}
      height={80}
      color={(mode) => (mode === 'dark' ? '#80cbc4' : '#00695c')}
      sx={{ maxWidth: 300 }}
    />
  );
}
