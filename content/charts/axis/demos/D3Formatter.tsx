import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];
const share = [0.01, 0.18, 0.52, 0.83, 0.78, 0.46, 0.14, 0];

// preview-start
const formatShare = (value: number, context: AxisValueFormatterContext<'linear'>) =>
  context.location === 'tick'
    ? context.scale.tickFormat(context.tickNumber, '%')(value)
    : `${value * 100}%`;
// preview-end

export default function D3Formatter() {
  return (
    <LineChart
      aria-label="Power of a solar roof by hour, as a share of its capacity"
      height={280}
      hideLegend
      xAxis={[{ data: hours, label: 'Hour' }]}
      yAxis={[{ valueFormatter: formatShare, label: 'Share of capacity' }]}
      series={[
        {
          data: share,
          label: 'Share',
          valueFormatter: (value) => `${Math.round((value ?? 0) * 100)}%`,
        },
      ]}
    />
  );
}
