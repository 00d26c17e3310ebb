import { LineChart } from '@mui/x-charts/LineChart';

// Invented data
const dataset = [
  { year: 2000, coal: 62, gas: 18, wind: 1, sun: 0 },
  { year: 2005, coal: 58, gas: 23, wind: 4, sun: 1 },
  { year: 2010, coal: 47, gas: 28, wind: 11, sun: 4 },
  { year: 2015, coal: 34, gas: 29, wind: 21, sun: 10 },
  { year: 2020, coal: 16, gas: 27, wind: 34, sun: 19 },
  { year: 2025, coal: 4, gas: 19, wind: 46, sun: 33 },
];
const sources = ['coal', 'gas', 'wind', 'sun'] as const;

export default function StackedAreas() {
  return (
    <LineChart
      aria-label="Electricity of a region by source: wind and sun replace coal while the total grows"
      height={300}
      dataset={dataset}
      xAxis={[{ dataKey: 'year', valueFormatter: (year: number) => String(year) }]}
      yAxis={[{ label: 'TWh' }]}
      // preview-start
      series={sources.map((source) => ({
        dataKey: source,
        label: source[0]!.toUpperCase() + source.slice(1),
        stack: 'total',
        area: true,
        showMark: false,
      }))}
      // preview-end
      colors={['#616161', '#a1887f', '#4fc3f7', '#ffca28']}
    />
  );
}
