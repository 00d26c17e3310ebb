import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Invented data
const apples = [
  { id: 'Gala', x: 13.2, y: 4.1 },
  { id: 'Russet', x: 15.4, y: 6.3 },
  { id: 'Pippin', x: 12.1, y: 7.8 },
  { id: 'Crimson', x: 14.1, y: 5.2 },
];

export default function ScatterLabels() {
  return (
    <ScatterChart
      aria-label="Sugar and acid of four apples"
      height={260}
      xAxis={[{ label: 'Sugar (°Brix)', min: 11, max: 16.5, height: 48 }]}
      yAxis={[{ label: 'Acid (g/l)', min: 3, max: 9 }]}
      // preview-start
      series={[
        {
          label: (location) => (location === 'legend' ? 'Apples' : 'Apple'),
          data: apples,
          markerSize: 8,
          valueFormatter: (point) => point && `${point.id}: ${point.x} °Brix, ${point.y} g/l`,
        },
      ]}
      // preview-end
    />
  );
}
