import { styled } from '@mui/material/styles';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const Lines = styled('g')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.primary,
  '& text': { ...theme.typography.caption, stroke: 'none', fill: 'currentColor' },
}));

// preview-start
function OriginAxes() {
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();

  return (
    <Lines>
      <path d={`M${left} ${y(0)}h${width}M${x(0)} ${top}v${height}`} />
      {[-4, -2, 2, 4].map((value) => (
        <text key={value} x={x(value)} y={y(0) + 16} textAnchor="middle">
          {value}
        </text>
      ))}
    </Lines>
  );
}
// preview-end

const data = [
  { id: 'lime', x: -4, y: 3 },
  { id: 'plum', x: 3, y: -2 },
  { id: 'pear', x: 4, y: 2 },
  { id: 'sloe', x: -3, y: -4 },
];

export default function CrossedAxes() {
  return (
    <ScatterChart
      aria-label="Taste of four jams: from sour to sweet, and from bitter to mild"
      height={280}
      xAxis={[{ position: 'none', min: -5, max: 5 }]}
      yAxis={[{ position: 'none', min: -5, max: 5 }]}
      series={[{ data, label: 'Jams (right: sweeter, up: milder)', markerSize: 6 }]}
    >
      <OriginAxes />
    </ScatterChart>
  );
}
