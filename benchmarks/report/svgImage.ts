import { escapeHtml } from './escapeHtml.ts';

/** Width every plot is drawn for: that of a phone, so that its text stays readable there. */
export const plotWidth = 380;

/** What every plot says about itself. */
export interface PlotText {
  /** Short, unique in the report. */
  title: string;
  /** What it shows, in one sentence, for readers who do not see it. */
  description: string;
}

const numeric = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** A number as plots write it. */
export function plotNumber(value: number): string {
  return numeric.format(value);
}

/** A coordinate: one decimal is finer than a screen. */
export function at(position: number): number {
  return Math.round(position * 10) / 10;
}

/** A figure with a visible title and a drawing that screen readers can name. */
export function svgImage({ title, description }: PlotText, height: number, body: string): string {
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `<figure class="plot">
<figcaption>${escapeHtml(title)}</figcaption>
<svg viewBox="0 0 ${plotWidth} ${at(height)}" role="img" aria-labelledby="${id}-title ${id}-desc">
<title id="${id}-title">${escapeHtml(title)}</title>
<desc id="${id}-desc">${escapeHtml(description)}</desc>
${body}
</svg>
</figure>`;
}

/** A line of text in a plot. */
export function svgText(
  text: string,
  { x, y, anchor = 'start', kind }: TextPlace & { kind: 'label' | 'value' | 'note' },
): string {
  return `<text class="${kind}" x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${escapeHtml(text)}</text>`;
}

interface TextPlace {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
}
