import { BarChart } from '@mui/x-charts/BarChart';

export default function SymlogBars() {
  return (
    <BarChart
      aria-label="Bacteria per milliliter in four water samples, on a symlog scale"
      height={300}
      hideLegend
      xAxis={[{ data: ['Spring', 'Well', 'River', 'Canal'] }]}
      yAxis={[{ scaleType: 'symlog', label: 'Bacteria per ml' }]}
      series={[{ data: [0, 14, 2300, 68000], label: 'Bacteria per ml' }]}
    />
  );
}
