/** Width of every plot: that of a phone, so that text stays readable there. */
export const plotWidth = 380;

/** Title and description of a plot. */
export interface PlotText {
  /** Short, unique in the report. */
  title: string;
  /** What it shows, in one sentence, for screen readers. */
  description: string;
}

const numeric = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** Formats a number for a plot. */
export function plotNumber(value: number): string {
  return numeric.format(value);
}

/** Rounds a coordinate to one decimal, which is finer than a pixel. */
export function at(position: number): number {
  return Math.round(position * 10) / 10;
}

/** A figure with a visible title and an accessible image. */
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
  { x, y, anchor = 'start', kind }: TextPosition & { kind: 'label' | 'value' | 'note' },
): string {
  return `<text class="${kind}" x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${escapeHtml(text)}</text>`;
}

interface TextPosition {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
}

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= value * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** Round numbers from 0 to at least the largest value, in about `count` steps. */
export function ticks(largest: number, count: number): number[] {
  if (largest <= 0) {
    return [0, 1];
  }
  const step = roundUp(largest / count);
  const steps = Math.ceil(largest / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and SVG, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
