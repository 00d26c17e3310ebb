import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { MarkElementProps } from '@mui/x-charts/LineChart';
import { reservoirYear } from '../../shared/reservoirs.data';

// preview-start
function EndLabel({ x, y, color, id }: MarkElementProps) {
  const { palette } = useTheme();
  return (
    <g>
      <circle cx={x} cy={y} r={4} fill={color} />
      <text x={Number(x) + 8} y={y} fill={palette.text.primary} dominantBaseline="central">
        {id}
      </text>
    </g>
  );
}
// preview-end

const isLast = ({ index }: { index: number }) => index === reservoirYear.length - 1;

export default function LineEndLabels() {
  return (
    <LineChart
      aria-label="How full two reservoirs were over a year, in percent"
      height={280}
      hideLegend
      margin={{ right: 64 }}
      dataset={reservoirYear}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[{ label: 'Fill level (%)' }]}
      series={[
        { id: 'Upper', dataKey: 'upper', label: 'Upper', showMark: isLast },
        { id: 'Lower', dataKey: 'lower', label: 'Lower', showMark: isLast },
      ]}
      // preview-start
      slots={{ mark: EndLabel }}
      // preview-end
    />
  );
}
