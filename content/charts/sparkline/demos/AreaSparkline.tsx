import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function AreaSparkline() {
  return (
    <SparkLineChart
      aria-label="Flow of a spring over ten days, between 3 and 9 litres per second"
      data={[3, 4, 4, 6, 9, 8, 6, 5, 5, 7]}
      height={80}
      area
      curve="natural"
      sx={{ maxWidth: 300 }}
    />
  );
}
