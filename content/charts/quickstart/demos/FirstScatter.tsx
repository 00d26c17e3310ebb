import { ScatterChart } from '@mui/x-charts/ScatterChart';

// Invented data
const flats = [
  { id: 1, x: 28, y: 520 },
  { id: 2, x: 35, y: 610 },
  { id: 3, x: 41, y: 640 },
  { id: 4, x: 54, y: 780 },
  { id: 5, x: 62, y: 850 },
  { id: 6, x: 70, y: 990 },
  { id: 7, x: 83, y: 1040 },
  { id: 8, x: 96, y: 1270 },
];

export default function FirstScatter() {
  return (
    <ScatterChart
      aria-label="Rent of flats by size: larger flats cost more"
      height={260}
      xAxis={[{ label: 'Size (m²)' }]}
      yAxis={[{ label: 'Rent (€)', width: 70 }]}
      series={[{ data: flats }]}
    />
  );
}
