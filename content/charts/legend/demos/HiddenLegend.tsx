import { BarChart } from '@mui/x-charts/BarChart';

// Invented data
const stops = ['Mill', 'Market', 'Castle', 'Lake', 'Pass'];

export default function HiddenLegend() {
  return (
    <BarChart
      aria-label="Boardings of a mountain bus per stop, most at the market"
      height={240}
      xAxis={[{ data: stops, label: 'Stop' }]}
      yAxis={[{ label: 'Boardings per day' }]}
      series={[{ data: [58, 214, 91, 133, 47], label: 'Boardings' }]}
      // preview-start
      hideLegend
      // preview-end
    />
  );
}
