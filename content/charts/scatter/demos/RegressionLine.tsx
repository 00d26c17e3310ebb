import { styled } from '@mui/material/styles';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { mornings } from '../../shared/runs.data';

const Trend = styled('line')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.primary,
  strokeWidth: 2,
  strokeDasharray: '6 4',
}));

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

// preview-start
function LeastSquares({ seriesId }: { seriesId: string }) {
  const points = useScatterSeries(seriesId)?.data ?? [];
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  if (points.length < 2) {
    return null;
  }
  const xs = points.map(({ x }) => x);
  const [meanX, meanY] = [mean(xs), mean(points.map(({ y }) => y))];
  const spread = mean(xs.map((x) => (x - meanX) ** 2));
  const slope = mean(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread;
  const yAt = (x: number) => yScale(meanY + slope * (x - meanX));
  const [x1, x2] = [Math.min(...xs), Math.max(...xs)];
  return <Trend x1={xScale(x1)} y1={yAt(x1)} x2={xScale(x2)} y2={yAt(x2)} />;
}
// preview-end

export default function RegressionLine() {
  return (
    <ScatterChart
      aria-label="Morning runs with their trend: each kilometer adds about six seconds to the pace"
      height={300}
      xAxis={[{ label: 'Distance (km)' }]}
      yAxis={[{ label: 'Pace (min/km)' }]}
      series={[{ id: 'morning', label: 'Morning (dashed: trend)', data: mornings, markerSize: 5 }]}
    >
      <LeastSquares seriesId="morning" />
    </ScatterChart>
  );
}
