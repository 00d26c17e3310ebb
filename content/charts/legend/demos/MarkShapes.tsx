import { BarChart } from '@mui/x-charts/BarChart';

// Invented data
const months = ['Mar', 'Apr', 'May', 'Jun'];

export default function MarkShapes() {
  return (
    <BarChart
      aria-label="Visitors of a garden by ticket"
      height={260}
      xAxis={[{ data: months }]}
      yAxis={[{ label: 'Visitors' }]}
      // preview-start
      series={[
        { data: [310, 480, 720, 690], label: 'Day ticket', labelMarkType: 'square' },
        { data: [120, 150, 210, 230], label: 'Season ticket', labelMarkType: 'circle' },
        { data: [60, 90, 140, 180], label: 'Free entry', labelMarkType: 'line' },
      ]}
      // preview-end
    />
  );
}
