import { BarChart } from '@mui/x-charts/BarChart';

const shows = ['Opera', 'Puppets', 'Jazz', 'Ballet', 'Readings', 'Musical'];
const balance = [-1400, 60, -20, 850, 5, 12600];
const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const formatEuro = (value: number | null) => (value === null ? '' : euro.format(value));

export default function SymlogScale() {
  return (
    <BarChart
      aria-label="Balance of six shows of a theater, from a loss of 1,400 to a gain of 12,600 euros"
      height={300}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[{ data: shows, label: 'Show' }]}
      // preview-start
      yAxis={[
        {
          scaleType: 'symlog',
          constant: 10,
          tickInterval: [-1000, -100, -10, 0, 10, 100, 1000, 10000],
          min: -2000,
          max: 20000,
          valueFormatter: formatEuro,
          label: 'Balance',
          width: 80,
        },
      ]}
      // preview-end
      series={[{ data: balance, label: 'Balance', valueFormatter: formatEuro }]}
    />
  );
}
