import { at, plotNumber, type PlotText, plotWidth, svgImage, svgText, ticks } from './svgImage.ts';

/** A distribution of values, with marker lines. */
export interface HistogramPlot extends PlotText {
  values: number[];
  unit: string;
  /** Upper end of the axis; larger values are counted in the last bin. */
  longest: number;
  marks: { label: string; value: number; kind: 'mark' | 'budget' }[];
}

const binCount = 30;
const rowHeight = 17;
const bodyHeight = 150;
const axisHeight = 22;

/** Number of values in equal bins from 0 to `end`; larger values are counted in the last bin. */
export function countBins(values: number[], end: number, count: number): number[] {
  const bins = Array.from({ length: count }, () => 0);
  for (const value of values) {
    const index = Math.min(count - 1, Math.floor((value / end) * count));
    bins[index] = (bins[index] ?? 0) + 1;
  }
  return bins;
}

/** Draws the distribution of values; the label of each line has its own row. */
export function histogramPlot({ values, unit, longest, marks, ...text }: HistogramPlot): string {
  const largest = Math.max(...values, ...marks.map(({ value }) => value));
  const axis = ticks(Math.min(largest, longest), 5);
  const end = axis.at(-1) ?? 1;
  const bins = countBins(values, end, binCount);
  const highest = Math.max(...bins) || 1;
  const bodyTop = marks.length * rowHeight + 6;
  const bottom = bodyTop + bodyHeight;
  const left = 4;
  const width = plotWidth - 2 * left - 24;
  const toX = (value: number) => at(left + Math.min(value / end, 1) * width);
  const binWidth = width / binCount;

  const bars = bins.flatMap((count, index) => {
    if (count === 0) {
      return [];
    }
    // A single value among thousands stays visible.
    const height = Math.max((count / highest) * bodyHeight, 1.5);
    return `<rect class="series-0" x="${at(left + index * binWidth)}" y="${at(bottom - height)}" width="${at(binWidth - 1)}" height="${at(height)}"/>`;
  });
  const lines = marks.flatMap(({ label, value, kind }, row) => {
    const y = row * rowHeight + 12;
    const isRight = toX(value) > plotWidth / 2;
    return [
      `<line class="${kind}" x1="${toX(value)}" x2="${toX(value)}" y1="${y - 9}" y2="${bottom}"/>`,
      svgText(`${label} ${plotNumber(value)} ${unit}${value > end ? ' →' : ''}`, {
        x: toX(value) + (isRight ? -6 : 6),
        y,
        anchor: isRight ? 'end' : 'start',
        kind: 'note',
      }),
    ];
  });
  const scale = [
    `<line class="grid" x1="${left}" x2="${left + width}" y1="${bottom}" y2="${bottom}"/>`,
    ...axis.map((mark) =>
      svgText(mark === end ? `${plotNumber(mark)} ${unit}` : plotNumber(mark), {
        x: toX(mark),
        y: bottom + 16,
        anchor: mark === 0 ? 'start' : 'middle',
        kind: 'note',
      }),
    ),
  ];
  return svgImage(text, bottom + axisHeight, [...bars, ...scale, ...lines].join('\n'));
}
