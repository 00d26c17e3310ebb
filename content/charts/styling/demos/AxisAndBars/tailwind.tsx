import { BarChart } from '@mui/x-charts/BarChart';

const look = [
  '[&_.MuiBar-element]:fill-amber-500 [&_.MuiBar-element]:stroke-amber-800',
  '[&_.MuiBar-element]:stroke-2 [&_.MuiChartsAxis-line]:stroke-amber-800!',
  '[&_.MuiChartsAxis-line]:stroke-2 [&_.MuiChartsAxis-tick]:stroke-amber-800!',
  '[&_.MuiChartsAxis-tick]:stroke-2',
].join(' ');

export default function AxisAndBars() {
  return (
    <div className={`w-full ${look}`}>
      <BarChart
        aria-label="Lanterns sold per market day"
        height={280}
        hideLegend
        xAxis={[{ data: ['Thu', 'Fri', 'Sat', 'Sun'], label: 'Market day' }]}
        yAxis={[{ label: 'Lanterns sold' }]}
        series={[{ data: [14, 23, 41, 35], label: 'Lanterns' }]}
      />
    </div>
  );
}
