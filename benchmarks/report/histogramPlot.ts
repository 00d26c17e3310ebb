import { at, plotNumber, type PlotText, plotWidth, svgImage, svgText } from './svgImage.ts';
import { ticks } from './ticks.ts';

/** How many values fall where, with lines at some of them. */
export interface HistogramPlot extends PlotText {
  values: number[];
  unit: string;
  /** Where the axis ends at the latest; what lies beyond is counted at its end. */
  longest: number;
  marks: { label: string; value: number; kind: 'mark' | 'budget' }[];
}

const binCount = 30;
const rowHeight = 17;
const bodyHeight = 150;
const axisHeight = 22;

/** How many values lie in each of the equal parts of 0 to `end`; what lies beyond is in the last. */
export function countBins(values: number[], end: number, count: number): number[] {
  const bins = Array.from({ length: count }, () => 0);
  for (const value of values) {
    const index = Math.min(count - 1, Math.floor((value / end) * count));
    bins[index] = (bins[index] ?? 0) + 1;
  }
  return bins;
}

/** Draws the distribution of values; each line has a row of its own for its label. */
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
    // One value among thousands is still seen.
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
