import { at, plotNumber, type PlotText, plotWidth, svgImage, svgText, ticks } from './svgImage.ts';

/** A quantity over another one. */
export interface LinePlot extends PlotText {
  /** From left to right. */
  points: { x: number; y: number }[];
  xTitle: string;
  unit: string;
  /** A straight line to compare with, from x = 0 to the last point. */
  reference: { from: number; to: number; text: string } | null;
}

const height = 250;
const edge = { top: 24, right: 26, bottom: 42, left: 46 };
const bottom = height - edge.bottom;

/** Draws measured points with a line through them, on axes that start at 0. */
export function linePlot({ points, xTitle, unit, reference, ...text }: LinePlot): string {
  const largestX = Math.max(...points.map(({ x }) => x)) || 1;
  const marks = ticks(Math.max(...points.map(({ y }) => y), reference?.to ?? 0), 4);
  const top = marks.at(-1) ?? 1;
  const toX = (x: number) => at(edge.left + (x / largestX) * (plotWidth - edge.left - edge.right));
  const toY = (y: number) => at(bottom - (y / top) * (bottom - edge.top));
  const right = plotWidth - edge.right;

  const grid = marks.flatMap((mark) => [
    `<line class="grid" x1="${edge.left}" x2="${right}" y1="${toY(mark)}" y2="${toY(mark)}"/>`,
    svgText(plotNumber(mark), { x: edge.left - 7, y: toY(mark) + 4, anchor: 'end', kind: 'note' }),
  ]);
  const axis = [
    svgText(unit, { x: 0, y: 10, kind: 'note' }),
    svgText(xTitle, { x: right, y: height - 4, anchor: 'end', kind: 'note' }),
    ...points.map(({ x }) =>
      svgText(plotNumber(x), { x: toX(x), y: bottom + 18, anchor: 'middle', kind: 'note' }),
    ),
  ];
  const compared = reference
    ? [
        `<line class="reference" x1="${toX(0)}" x2="${toX(largestX)}" y1="${toY(reference.from)}" y2="${toY(reference.to)}"/>`,
      ]
    : [];
  const path = points.map(({ x, y }) => `${toX(x)},${toY(y)}`).join(' ');
  const measured = [
    `<polyline class="line" points="${path}"/>`,
    ...points.map(({ x, y }) => `<circle class="series-0" cx="${toX(x)}" cy="${toY(y)}" r="4"/>`),
    ...points.map(({ x, y }) =>
      svgText(plotNumber(y), {
        x: toX(x),
        y: toY(y) - 10,
        anchor: x === largestX ? 'end' : 'middle',
        kind: 'value',
      }),
    ),
  ];
  const key = reference
    ? [svgText(`– – ${reference.text}`, { x: edge.left, y: height - 4, kind: 'note' })]
    : [];
  return svgImage(text, height, [...grid, ...axis, ...compared, ...measured, ...key].join('\n'));
}
