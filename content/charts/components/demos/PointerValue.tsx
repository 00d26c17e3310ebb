import * as React from 'react';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { tideDay } from '../../shared/tides.data';

function Crosshair({ onChange }: { onChange: (level: number | null) => void }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  // preview-start
  const area = useDrawingArea();
  const scale = useYScale<'linear'>();
  const [y, setY] = React.useState<number | null>(null);

  const track = (event: React.PointerEvent<SVGRectElement>) => {
    const svg = event.currentTarget.ownerSVGElement!;
    const next = event.clientY - svg.getBoundingClientRect().top;
    setY(next);
    onChange(scale.invert(next));
  };
  const clear = () => {
    setY(null);
    onChange(null);
  };

  return (
    <g>
      <rect
        x={area.left}
        y={area.top}
        width={area.width}
        height={area.height}
        fill="transparent"
        onPointerMove={track}
        onPointerLeave={clear}
      />
      {y !== null && (
        <path
          d={`M${area.left} ${y}h${area.width}`}
          stroke={palette.text.primary}
          pointerEvents="none"
        />
      )}
    </g>
  );
  // preview-end
}

export default function PointerValue() {
  const [level, setLevel] = React.useState<number | null>(null);

  return (
    <div style={{ width: '100%' }}>
      <LineChart
        aria-label="Water level of a harbor per hour. Invented data."
        height={240}
        hideLegend
        xAxis={[{ data: tideDay.map(({ hour }) => hour), min: 0, max: 24, label: 'Hour' }]}
        yAxis={[{ label: 'Level (m)', min: 0, max: 6 }]}
        series={[{ data: tideDay.map((row) => row.level), showMark: false }]}
        slotProps={{ tooltip: { trigger: 'none' } }}
      >
        <Crosshair onChange={setLevel} />
      </LineChart>
      <Typography variant="body2" role="status">
        {level === null
          ? 'Point at the chart to read a level.'
          : `Level ${level.toFixed(2)} m, exceeded in ${tideDay.filter((row) => row.level > level).length} of 24 hours.`}
      </Typography>
    </div>
  );
}
