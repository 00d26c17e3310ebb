import { styled, useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { MarkElementProps } from '@mui/x-charts/LineChart';
import { Figure } from '../../shared/figure';

const years = [1940, 1945, 1950, 1955, 1960];
const miles = [1.1, 3.4, 8, 19.8, 30.5];

const PointText = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  fontWeight: 600,
}));

// preview-start
function LabeledMark({ x, y, color, dataIndex }: MarkElementProps) {
  return (
    <g>
      <circle cx={x} cy={y} r={5} fill={color} />
      <PointText x={x} y={Number(y) - 14} textAnchor="middle">
        {miles[dataIndex]}
      </PointText>
    </g>
  );
}
// preview-end

export default function LabeledPoints() {
  const { palette } = useTheme();

  return (
    <Figure
      headline="Americans flew almost thirty times as far in 1960 as in 1940"
      measure="Passenger miles of commercial airlines in the United States, in billions"
      source="Source: F.A.A. Statistical Handbook of Aviation"
    >
      <LineChart
        aria-label="Billions of passenger miles: 1.1 in 1940, 3.4 in 1945, 8 in 1950, 19.8 in 1955, and 30.5 in 1960"
        height={280}
        hideLegend
        margin={{ left: 28, right: 28, top: 32, bottom: 0 }}
        xAxis={[{ data: years, scaleType: 'point', valueFormatter: String, disableTicks: true }]}
        yAxis={[{ position: 'none', min: 0, max: 31 }]}
        // preview-start
        series={[
          { data: miles, label: 'Billion miles', color: palette.primary.main, showMark: true },
        ]}
        slots={{ mark: LabeledMark }}
        // preview-end
      />
    </Figure>
  );
}
