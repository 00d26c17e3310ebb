import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

// preview-start
function Frame() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, top, width, height } = useDrawingArea();

  return (
    <g pointerEvents="none">
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx={8}
        fill="none"
        stroke={palette.text.secondary}
      />
      <text
        x={left + width / 2}
        y={top + height - 12}
        textAnchor="middle"
        fill={palette.text.secondary}
        style={theme.typography.caption}
      >
        {`${Math.round(width)} × ${Math.round(height)} px`}
      </text>
    </g>
  );
}
// preview-end

export default function DrawingAreaFrame() {
  return (
    <LineChart
      aria-label="Snow depth per week. Invented data."
      height={220}
      hideLegend
      xAxis={[{ scaleType: 'point', data: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'], label: 'Week' }]}
      yAxis={[{ label: 'Snow (cm)' }]}
      series={[{ data: [12, 30, 44, 41, 26, 9], showMark: false }]}
    >
      <Frame />
    </LineChart>
  );
}
