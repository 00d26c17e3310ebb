import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { mornings, evenings } from '../../shared/runs.data';

function SeriesMarker({ seriesId, x, y, size, color, isFaded }: ScatterMarkerProps) {
  const shape = seriesId === 'morning' ? `M0 ${-size}L${size} ${size}H${-size}Z` : null;
  return (
    <g transform={`translate(${x} ${y})`} fill={color} opacity={isFaded ? 0.3 : 1}>
      {shape ? <path d={shape} /> : <circle r={size} />}
    </g>
  );
}

export default function MarkerShape() {
  return (
    <ScatterChart
      aria-label="Training runs; triangles in the morning, circles in the evening"
      height={280}
      slots={{ marker: SeriesMarker }}
      series={[
        { id: 'morning', label: 'Morning', data: mornings, markerSize: 6 },
        { id: 'evening', label: 'Evening', data: evenings, markerSize: 5 },
      ]}
    />
  );
}
