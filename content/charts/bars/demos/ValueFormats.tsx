import { BarChart } from '@mui/x-charts/BarChart';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export default function ValueFormats() {
  return (
    <BarChart
      aria-label="Takings of a street market per month, in dollars"
      height={280}
      hideLegend
      xAxis={[{ data: ['May', 'Jun', 'Jul', 'Aug'] }]}
      yAxis={[{ label: 'Takings', valueFormatter: (value: number) => `$${value / 1000}k` }]}
      series={[
        {
          data: [12480, 18250, 23900, 21370],
          label: 'Takings',
          valueFormatter: (value) => (value === null ? 'closed' : dollars.format(value)),
        },
      ]}
    />
  );
}
