import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Invented data
const lakes = [
  { id: 1, x: 320, y: 22.1, z: 4 },
  { id: 2, x: 410, y: 21.4, z: 9 },
  { id: 3, x: 560, y: 20.2, z: 12 },
  { id: 4, x: 690, y: 19.8, z: 7 },
  { id: 5, x: 840, y: 17.5, z: 24 },
  { id: 6, x: 980, y: 17.9, z: 15 },
  { id: 7, x: 1150, y: 15.2, z: 38 },
  { id: 8, x: 1320, y: 14.6, z: 31 },
  { id: 9, x: 1580, y: 12.3, z: 55 },
];

export default function LegendForAxis() {
  return (
    <ScatterChart
      aria-label="Lakes by altitude and water temperature, colored by depth: high lakes are cold and deep"
      height={300}
      xAxis={[{ label: 'Altitude (m)' }]}
      yAxis={[{ label: 'Water in July (°C)', min: 10 }]}
      // preview-start
      zAxis={[
        {
          id: 'depth',
          colorMap: { type: 'continuous', min: 0, max: 60, color: ['#81d4fa', '#3949ab'] },
        },
      ]}
      series={[{ data: lakes, markerSize: 8 }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          axisId: 'depth',
          minLabel: 'Shallow',
          maxLabel: ({ formattedValue }) => `${formattedValue} m deep`,
          sx: { width: 240, whiteSpace: 'nowrap' },
        },
      }}
      // preview-end
    />
  );
}
