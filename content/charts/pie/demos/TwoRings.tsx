import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

export default function TwoRings() {
  const { warning, info } = useTheme().palette;

  const seasons = [
    { id: 'summer', value: 620, label: 'Summer', color: warning.dark },
    { id: 'winter', value: 380, label: 'Winter', color: info.dark },
  ];
  const sports = [
    { id: 'hiking', value: 410, label: 'Hiking', color: warning.main },
    { id: 'climbing', value: 210, label: 'Climbing', color: warning.light },
    { id: 'skiing', value: 290, label: 'Skiing', color: info.main },
    { id: 'sledding', value: 90, label: 'Sledding', color: info.light },
  ];

  return (
    <PieChart
      aria-label="Guests of a mountain hut by season, and by sport within the season"
      height={260}
      // preview-start
      series={[
        { id: 'seasons', data: seasons, outerRadius: '55%' },
        { id: 'sports', data: sports, innerRadius: '60%' },
      ]}
      // preview-end
    />
  );
}
