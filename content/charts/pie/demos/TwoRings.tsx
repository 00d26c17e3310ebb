import { PieChart } from '@mui/x-charts/PieChart';

const seasons = [
  { id: 'summer', value: 620, label: 'Summer', color: '#f9a825' },
  { id: 'winter', value: 380, label: 'Winter', color: '#1e88e5' },
];

const sports = [
  { id: 'hiking', value: 410, label: 'Hiking', color: '#fbc02d' },
  { id: 'climbing', value: 210, label: 'Climbing', color: '#ffe082' },
  { id: 'skiing', value: 290, label: 'Skiing', color: '#42a5f5' },
  { id: 'sledging', value: 90, label: 'Sledging', color: '#90caf9' },
];

export default function TwoRings() {
  return (
    <PieChart
      aria-label="Guests of a mountain hut by season, and by sport within the season"
      height={260}
      series={[
        { id: 'seasons', data: seasons, outerRadius: '55%' },
        { id: 'sports', data: sports, innerRadius: '60%' },
      ]}
    />
  );
}
