import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const Line = styled('g')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.primary,
  '& text': { ...theme.typography.caption, stroke: 'none', fill: 'currentColor' },
}));

// preview-start
function MeanLine() {
  const [series] = useBarSeries();
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>();

  const values = (series?.data ?? []).filter((value) => value !== null);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;

  return (
    <Line pointerEvents="none">
      <path d={`M${left} ${y(mean)}h${width}`} strokeDasharray="4 4" />
      <text x={left + width / 8} y={y(mean) - 6} textAnchor="middle">
        {`Mean ${mean.toFixed(1)}`}
      </text>
    </Line>
  );
}
// preview-end

export default function WeeklyMean() {
  return (
    <BarChart
      aria-label="Rain per weekday with the mean as a line. Invented data."
      height={260}
      hideLegend
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      yAxis={[{ label: 'Rain (mm)' }]}
      series={[{ data: [2, 0, 9, 14, 6, 1, 3], label: 'Rain' }]}
    >
      <MeanLine />
    </BarChart>
  );
}
