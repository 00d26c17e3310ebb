import { RadarChart } from '@mui/x-charts/RadarChart';

// Invented data
const metrics = ['Range', 'Comfort', 'Price', 'Weight', 'Service'];

export default function FirstRadar() {
  return (
    <RadarChart
      aria-label="Two cargo bikes: one has more range, the other one is cheaper"
      height={280}
      margin={{ left: 64, right: 64 }}
      radar={{ metrics, max: 10 }}
      series={[
        { label: 'Tern', data: [9, 7, 4, 5, 8] },
        { label: 'Gannet', data: [5, 6, 9, 7, 6] },
      ]}
    />
  );
}
