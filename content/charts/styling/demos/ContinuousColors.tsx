import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

export default function ContinuousColors() {
  return (
    <BarChart
      aria-label="Water temperature of a harbor every second month, from 5 to 21 degrees"
      height={300}
      xAxis={[{ data: months, label: 'Month' }]}
      // preview-start
      yAxis={[
        {
          label: 'Water (°C)',
          colorMap: { type: 'continuous', min: 0, max: 24, color: ['#1e88e5', '#e53935'] },
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', sx: { width: 200 } } }}
      // preview-end
      series={[{ data: [5, 6, 12, 20, 18, 10], label: 'Water (°C)' }]}
    />
  );
}
