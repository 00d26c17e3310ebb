import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { mornings, evenings } from '../../shared/runs.data';

// preview-start
function SeriesMarker({ seriesId, x, y, size, color, isFaded }: ScatterMarkerProps) {
  const isMorning = seriesId === 'morning';
  return (
    <g transform={`translate(${x} ${y})`} fill={color} opacity={isFaded ? 0.3 : 1}>
      {isMorning ? <path d={`M0 ${-size}L${size} ${size}H${-size}Z`} /> : <circle r={size} />}
    </g>
  );
}

function TriangleMark({ color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 14 14">
      <path d="M7 0L14 14H0Z" fill={color} />
    </svg>
  );
}
// preview-end

export default function MarkerShape() {
  return (
    <ScatterChart
      aria-label="Training runs; triangles in the morning, circles in the evening"
      height={300}
      slots={{ marker: SeriesMarker }}
      xAxis={[{ label: 'Distance (km)' }]}
      yAxis={[{ label: 'Pace (min/km)' }]}
      series={[
        {
          id: 'morning',
          label: 'Morning',
          data: mornings,
          markerSize: 6,
          labelMarkType: TriangleMark,
        },
        { id: 'evening', label: 'Evening', data: evenings, markerSize: 5 },
      ]}
    />
  );
}
