import { BarChart } from '@mui/x-charts/BarChart';

const routes = [
  { route: 'Harbor loop', cyclists: 4120 },
  { route: 'River path', cyclists: 3870 },
  { route: 'Old railway', cyclists: 2950 },
  { route: 'Castle hill', cyclists: 1240 },
  { route: 'Forest ring', cyclists: 980 },
];

export default function HorizontalBars() {
  return (
    <BarChart
      aria-label="Cyclists per week on five routes"
      height={300}
      layout="horizontal"
      hideLegend
      margin={{ left: 0 }}
      dataset={routes}
      xAxis={[{ label: 'Cyclists per week' }]}
      yAxis={[{ dataKey: 'route', width: 88 }]}
      series={[{ dataKey: 'cyclists', label: 'Cyclists' }]}
    />
  );
}
