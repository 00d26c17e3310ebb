import { RadarChart } from '@mui/x-charts/RadarChart';

// preview-start
const radar = {
  startAngle: 30,
  labelGap: 14,
  labelFormatter: (name: string, { location }: { location: 'tick' | 'tooltip' }) =>
    location === 'tick' ? name.replace(' ', '\n') : name,
  metrics: [
    { name: 'Wingspan (cm)', min: 0, max: 250 },
    { name: 'Weight (kg)', max: 5 },
    { name: 'Eggs (number)', max: 8 },
    { name: 'Age (years)', max: 40 },
    { name: 'Journey (1,000 km)', max: 12 },
  ],
};
// preview-end

export default function MetricRanges() {
  return (
    <div dir="ltr" style={{ width: '100%' }}>
      {' '}
      <RadarChart
        aria-label="White stork and barn swallow compared in five measures. Rounded, illustrative data."
        height={320}
        margin={{ top: 44, bottom: 44, left: 64, right: 64 }}
        radar={radar}
        series={[
          { data: [200, 3.5, 4, 33, 10], label: 'White stork', fillArea: true },
          { data: [33, 0.02, 5, 8, 11], label: 'Barn swallow', fillArea: true },
        ]}
      />
    </div>
  );
}
