import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { id: 'greens', value: 21, label: 'Greens' },
  { id: 'center', value: 34, label: 'Center' },
  { id: 'farmers', value: 18, label: 'Farmers' },
];

export default function HalfDonut() {
  return (
    <PieChart
      aria-label="Seats of a town council: Greens 21, Center 34, Farmers 18"
      height={150}
      series={[
        {
          data: seats,
          startAngle: -90,
          endAngle: 90,
          cy: '100%',
          innerRadius: '100%',
          outerRadius: '190%',
          valueFormatter: ({ value }) => `${value} seats`,
        },
      ]}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
    />
  );
}
