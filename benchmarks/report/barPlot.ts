import { at, plotNumber, type PlotText, plotWidth, svgImage, svgText } from './svgImage.ts';

/** One bar: a site, a language, a kind of build. */
export interface Bar {
  /** Which of the series colors it has, counted from 0; `over` is the color of a broken budget. */
  series: number | 'over';
  /** Text before the bar; empty where the label of its group is enough. */
  name: string;
  value: number | null;
  /** Text after the bar. */
  text: string;
}

/** A group of bars under one label. */
export interface BarGroup {
  label: string;
  bars: Bar[];
}

/** Horizontal bars with a line for the budget. */
export interface BarPlot extends PlotText {
  groups: BarGroup[];
  budget: { value: number; text: string } | null;
}

const barHeight = 14;
const barStep = 18;
const labelHeight = 19;
const groupGap = 10;
const headHeight = 20;
const characterWidth = 7.4;
const longestLabel = 50;
const longestName = 14;

/** Shortens a label from the left, because the end of a long path says more. */
function shorten(label: string, longest: number): string {
  return label.length > longest ? `…${label.slice(1 - longest)}` : label;
}

/** Width of the widest text plus a gap; 0 when all are empty. */
function widthOf(texts: string[]): number {
  const longest = Math.max(...texts.map((text) => text.length));
  return longest === 0 ? 0 : longest * characterWidth + 8;
}

/** Draws horizontal bars between their names and their values, so that they need no axis. */
export function barPlot({ groups, budget, ...text }: BarPlot): string {
  const bars = groups.flatMap((group) => group.bars);
  const left = widthOf(bars.map(({ name }) => shorten(name, longestName)));
  const right = plotWidth - widthOf(bars.map((bar) => bar.text));
  const largest = Math.max(...bars.map(({ value }) => value ?? 0), budget?.value ?? 0) || 1;
  const toX = (value: number) => at(left + (value / largest) * (right - left));
  const rect = (kind: string, y: number, end: number) =>
    `<rect class="${kind}" x="${at(left)}" y="${at(y)}" width="${at(end - left)}" height="${barHeight}" rx="2"/>`;

  const parts: string[] = [];
  let y = 0;
  if (budget) {
    const note = `budget ${budget.text}`;
    const half = widthOf([note]) / 2;
    const x = Math.min(Math.max(toX(budget.value), half), plotWidth - half);
    parts.push(svgText(note, { x, y: 12, anchor: 'middle', kind: 'note' }));
    y = headHeight;
  }
  for (const group of groups) {
    parts.push(svgText(shorten(group.label, longestLabel), { x: 0, y: y + 13, kind: 'label' }));
    y += labelHeight;
    const top = y;
    for (const { series, name, value, text: figure } of group.bars) {
      const base = y + barHeight - 3;
      const kind = series === 'over' ? 'over' : `series-${series % 3}`;
      parts.push(
        rect('track', y, right),
        ...(value === null ? [] : [rect(kind, y, Math.max(toX(value), left + 1))]),
        svgText(shorten(name, longestName), { x: 0, y: base, kind: 'label' }),
        svgText(figure, { x: plotWidth, y: base, anchor: 'end', kind: 'value' }),
      );
      y += barStep;
    }
    if (budget) {
      const x = toX(budget.value);
      const [start, end] = [at(top - 2), at(y - barStep + barHeight + 2)];
      parts.push(`<line class="budget" x1="${x}" x2="${x}" y1="${start}" y2="${end}"/>`);
    }
    y += groupGap;
  }
  return svgImage(text, y - groupGap + 2, parts.join('\n'));
}

/** A value with its unit; a dash for null. */
export function barText(value: number | null, unit: string): string {
  return value === null ? '–' : `${plotNumber(value)} ${unit}`.trim();
}
