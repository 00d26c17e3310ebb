import { type InterWeight, interWidths } from './interWidths.ts';

/** What the width of a line of text depends on. */
export interface TextFont {
  /** In pixels. */
  size: number;
  weight: number;
  /** In pixels, between characters. */
  letterSpacing: number;
}

const weights: InterWeight[] = [400, 500, 600, 700];

/** Characters the typeface does not have, such as Chinese ones, are as wide as the text is high. */
const otherWidth = 1000;

/** Width of a line of text in pixels, from the widths of its characters; kerning is left out. */
export function measureText(text: string, { size, weight, letterSpacing }: TextFont): number {
  const nearest = weights.reduce((best, next) =>
    Math.abs(next - weight) < Math.abs(best - weight) ? next : best,
  );
  const widths = interWidths[nearest];
  let sum = 0;
  let count = 0;
  for (const character of text) {
    sum += widths.get(character) ?? otherWidth;
    count += 1;
  }
  return (sum * size) / 1000 + count * letterSpacing;
}
