import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapCellProps } from '@mui/x-charts-pro/Heatmap';
import { bicycles, days, hours } from './bicycles.data';

// preview-start
function RoundedCell({ x, y, width, height, ownerState, ...other }: HeatmapCellProps) {
  return (
    <rect
      {...other}
      x={x + 3}
      y={y + 3}
      width={Math.max(width - 6, 0)}
      height={Math.max(height - 6, 0)}
      rx={8}
      fill={ownerState.color}
      opacity={ownerState.isFaded ? 0.3 : 1}
    />
  );
}
// preview-end

export default function RoundedCells() {
  return (
    <Box
      component="figure"
      aria-label="Bicycles per hour and weekday as rounded cells. Invented data."
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={280}
        slots={{ cell: RoundedCell }}
        xAxis={[{ data: hours, disableLine: true, disableTicks: true }]}
        yAxis={[{ data: days, disableLine: true, disableTicks: true }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 90, color: ['#f3e5f5', '#6a1b9a'] } }]}
        series={[{ data: bicycles, highlightScope: { highlight: 'item', fade: 'global' } }]}
      />
    </Box>
  );
}
