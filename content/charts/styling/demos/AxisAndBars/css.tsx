import { BarChart } from '@mui/x-charts/BarChart';
import './lanterns.css';

export default function AxisAndBars() {
  return (
    <div className="lanterns">
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
