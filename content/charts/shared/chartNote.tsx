import { styled } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

type AxisValue = number | string | Date;

export interface ChartNoteProps {
  /** A value of the x-axis. */
  x: AxisValue;
  /** A value of the y-axis. */
  y: AxisValue;
  /** Distance of the text from the point, in pixels. */
  dx?: number;
  dy?: number;
  /** Which part of the text is placed at the point. */
  anchor?: 'start' | 'middle' | 'end';
  color?: string;
  bold?: boolean;
  /** No outline in the color of the page, for text on an area. */
  plain?: boolean;
  /** A line from the point to the text. */
  pointer?: boolean;
  /** One string per line. */
  lines: string[];
}

const NoteText = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: (theme.vars ?? theme).palette.text.primary,
  stroke: (theme.vars ?? theme).palette.background.default,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  pointerEvents: 'none',
}));

const Pointer = styled('line')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.secondary,
}));

const toPixel = (scale: ReturnType<typeof useXScale>, value: AxisValue) => {
  const start = Number(scale(value as never));
  return 'bandwidth' in scale ? start + scale.bandwidth() / 2 : start;
};

/** Text at a point of the data. */
export function ChartNote(props: ChartNoteProps) {
  const { x, y, dx = 0, dy = 0, anchor = 'middle', color, bold, plain, pointer, lines } = props;
  const left = toPixel(useXScale(), x);
  const top = toPixel(useYScale(), y);
  const style = {
    direction: 'ltr',
    fill: color,
    fontWeight: bold ? 700 : undefined,
    stroke: plain ? 'none' : undefined,
  } as const;

  return (
    <g>
      {pointer && <Pointer x1={left} y1={top} x2={left + dx} y2={top + dy} />}
      <NoteText textAnchor={anchor} style={style}>
        {lines.map((line, index) => (
          <tspan key={line} x={left + dx} y={top + dy + index * 15} dominantBaseline="central">
            {line}
          </tspan>
        ))}
      </NoteText>
    </g>
  );
}
