import Box from '@mui/material/Box';
import { Heatmap, HeatmapCell } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapCellProps } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const weeks = ['Week 0', 'Week 1', 'Week 2', 'Week 3', 'Week 4'];
const cohorts = ['March', 'April', 'May', 'June'];
const kept = [
  [100, 62, 48, 41, 38],
  [100, 66, 53, 46],
  [100, 71, 60],
  [100, 74],
];
const data = kept.flatMap((row, y) => row.map((value, x): HeatmapValueType => [x, y, value]));

// preview-start
function LabeledCell(props: HeatmapCellProps) {
  const { x, y, width, height, ownerState } = props;

  return (
    <g>
      <HeatmapCell {...props} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={13}
        fill={ownerState.value > 80 ? '#fff' : '#000'}
        pointerEvents="none"
      >
        {`${ownerState.value}%`}
      </text>
    </g>
  );
}
// preview-end

export default function CellLabels() {
  return (
    <Box
      component="figure"
      aria-label="Users still active after sign-up. Later cohorts stay longer. Invented data."
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={260}
        slots={{ cell: LabeledCell }}
        xAxis={[{ data: weeks, position: 'top', disableLine: true, disableTicks: true }]}
        yAxis={[{ data: cohorts, width: 56, disableLine: true, disableTicks: true }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 100, color: ['#e1f5fe', '#01579b'] } }]}
        series={[{ data, valueFormatter: ([, , value]) => `${value}%`, label: 'Active' }]}
      />
    </Box>
  );
}
