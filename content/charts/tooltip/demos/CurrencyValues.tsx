import { LineChart } from '@mui/x-charts/LineChart';

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

// preview-start
const formatEuro = (value: number | null) => (value === null ? 'closed' : euro.format(value));
// preview-end

export default function CurrencyValues() {
  return (
    <LineChart
      aria-label="Takings of a market stall per week; it was closed in week 16"
      height={300}
      xAxis={[
        {
          scaleType: 'point',
          data: [14, 15, 16, 17, 18],
          valueFormatter: (week: number) => `W ${week}`,
          label: 'Week',
        },
      ]}
      yAxis={[
        { valueFormatter: (value: number) => euro.format(value), label: 'Takings', width: 76 },
      ]}
      series={[
        { data: [820, 1140, null, 960, 1310], label: 'Takings', valueFormatter: formatEuro },
      ]}
    />
  );
}
