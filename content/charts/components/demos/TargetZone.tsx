import { useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const rooms = [
  { id: 'attic', x: 27, y: 34 },
  { id: 'bath', x: 23, y: 71 },
  { id: 'cellar', x: 15, y: 68 },
  { id: 'kitchen', x: 22, y: 54 },
  { id: 'library', x: 20, y: 46 },
  { id: 'studio', x: 21, y: 51 },
];

// preview-start
function Zone({ from, to }: { from: [number, number]; to: [number, number] }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();

  return (
    <g pointerEvents="none">
      <rect
        x={x(from[0])}
        y={y(to[1])}
        width={x(to[0]) - x(from[0])}
        height={y(from[1]) - y(to[1])}
        fill={palette.success.main}
        fillOpacity={0.2}
      />
      <text
        x={(x(from[0]) + x(to[0])) / 2}
        y={y(to[1]) - 6}
        textAnchor="middle"
        style={theme.typography.caption}
        fill={palette.text.primary}
      >
        Comfortable
      </text>
    </g>
  );
}
// preview-end

export default function TargetZone() {
  return (
    <ScatterChart
      aria-label="Three of six rooms are neither too warm nor too humid. Invented data."
      height={260}
      hideLegend
      xAxis={[{ min: 12, max: 30, label: 'Temperature (°C)' }]}
      yAxis={[{ min: 20, max: 80, label: 'Humidity (%)', width: 56 }]}
      series={[{ data: rooms, markerSize: 5 }]}
    >
      <Zone from={[19, 40]} to={[24, 60]} />
    </ScatterChart>
  );
}
