import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

// Invented data
const hours = Array.from({ length: 13 }, (_, index) => index * 2);

export default function GradientLegend() {
  return (
    <LineChart
      aria-label="Temperature of a compost heap, from 18 °C to 64 °C after 14 hours"
      height={280}
      xAxis={[{ data: hours, label: 'Hours' }]}
      series={[{ data: [18, 20, 26, 35, 46, 55, 61, 64, 62, 57, 52, 48, 45], label: 'Heap' }]}
      // preview-start
      yAxis={[
        {
          label: 'Temperature (°C)',
          colorMap: { type: 'continuous', min: 15, max: 65, color: ['#1e88e5', '#d81b60'] },
          valueFormatter: (value: number) => `${value}°`,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', sx: { width: 200 } } }}
      // preview-end
    />
  );
}
