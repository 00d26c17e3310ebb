import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { value: 200, label: 'Opened' },
  { value: 180, label: 'Read' },
  { value: 90, label: 'Replied' },
  { value: 50, label: 'Met' },
];

export default function ScaledSections() {
  return (
    <FunnelChart
      aria-label="Letters that led to a meeting, with heights in proportion to the values. Invented data."
      height={300}
      hideLegend
      categoryAxis={{
        categories: steps.map(({ label }) => label),
        scaleType: 'linear',
        position: 'left',
        size: 64,
      }}
      series={[{ data: steps }]}
    />
  );
}
