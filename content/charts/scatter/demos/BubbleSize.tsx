import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { birds } from '../../shared/birds.data';

const data = birds.map(({ name, wingSpan, weight, count }) => ({
  id: name,
  x: wingSpan,
  y: weight,
  z: count,
}));

// preview-start
function Bubble({ x, y, color, dataIndex }: ScatterMarkerProps) {
  const count = data[dataIndex]?.z ?? 0;
  return <circle cx={x} cy={y} r={Math.sqrt(count) / 2} fill={color} fillOpacity={0.6} />;
}
// preview-end

export default function BubbleSize() {
  return (
    <ScatterChart
      aria-label="Birds by wing span and weight; the larger the bubble, the more were counted"
      height={320}
      xAxis={[{ label: 'Wing span (cm)', height: 48 }]}
      yAxis={[{ label: 'Weight (g)', width: 68 }]}
      slots={{ marker: Bubble }}
      series={[
        {
          data,
          label: 'Birds (area: count)',
          valueFormatter: (point) => `${point?.id}: ${point?.z} counted`,
        },
      ]}
    />
  );
}
