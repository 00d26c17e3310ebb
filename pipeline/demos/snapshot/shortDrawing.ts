/** Attributes that say where a shape is and how large; a matrix or a scale would multiply what is lost. */
const places = /^(?:d|points|[xy][12]?|d[xy]|[cr][xy]|r|width|height|transform)$/;

/** Nobody writes so many digits by hand: the number was computed, and something separates it from the next one. */
const computed = /-?\d*\.\d{6,}(?:e[-+]?\d+)?/g;

/** An attribute of a drawing without what no screen shows: digits after a hundredth of a pixel, and repeated spaces. */
export function shortDrawing(name: string, value: string): string {
  if (!places.test(name) || /matrix|scale|skew/.test(value)) {
    return value;
  }
  return value
    .replace(computed, (number) => String(Math.round(Number(number) * 100) / 100))
    .replace(/\s+/g, ' ');
}
