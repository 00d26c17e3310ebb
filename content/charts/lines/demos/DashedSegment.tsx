import * as React from 'react';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AnimatedLineProps } from '@mui/x-charts/LineChart';

const years = ['2020', '2021', '2022', '2023', '2024', '2025', '2026'];
const lastMeasured = '2024';

// preview-start
function ForecastLine({ d, className, ownerState }: AnimatedLineProps) {
  const clipId = React.useId();
  const { left, top, width, height } = useDrawingArea();
  const split = useXScale<'point'>()(lastMeasured) ?? left;
  const line = { d, className, fill: 'none', stroke: ownerState.color, strokeWidth: 2 };

  return (
    <React.Fragment>
      <clipPath id={clipId}>
        <rect x={left} y={top} width={split - left} height={height} />
      </clipPath>
      <clipPath id={`${clipId}-forecast`}>
        <rect x={split} y={top} width={left + width - split} height={height} />
      </clipPath>
      <path {...line} clipPath={`url(#${clipId})`} />
      <path {...line} clipPath={`url(#${clipId}-forecast)`} strokeDasharray="6 5" />
    </React.Fragment>
  );
}
// preview-end

export default function DashedSegment() {
  return (
    <LineChart
      aria-label="Electric buses of a city, measured until 2024 and forecast after it"
      height={280}
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ label: 'Electric buses' }]}
      series={[{ data: [4, 9, 21, 38, 60, 85, 112], label: 'Electric buses (dashed: forecast)' }]}
      // preview-start
      slots={{ line: ForecastLine }}
      // preview-end
    />
  );
}
