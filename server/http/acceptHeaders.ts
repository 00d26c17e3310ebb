/** A compression the server supports. */
export type Encoding = 'br' | 'gzip';

const preference: Encoding[] = ['br', 'gzip'];

/** Picks the compression for an `accept-encoding` header; null means none. */
export function negotiateEncoding(header: string | undefined): Encoding | null {
  const weights = parseWeights(header ?? '');
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = preference.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  const identity = weights.get('identity') ?? 0;
  return weightOf(best) > 0 && weightOf(best) >= identity ? best : null;
}

/**
 * Whether an `accept` header asks for Markdown rather than HTML: it must name Markdown and give HTML no more weight.
 * Browsers never name it; `*` and `text/*` mean the default.
 */
export function prefersMarkdown(header: string | undefined): boolean {
  if (!header?.toLowerCase().includes('text/markdown')) {
    return false;
  }
  const weights = parseWeights(header);
  const markdown = weights.get('text/markdown') ?? 0;
  const page = weights.get('text/html') ?? weights.get('application/xhtml+xml') ?? 0;
  return markdown > 0 && markdown >= page;
}

/** Weights by name, from a header such as `br;q=1, gzip;q=0.5`; an invalid weight counts as 0. */
function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter));
    weights.set(name, quality === undefined ? 1 : Number(quality.replace(/^q\s*=\s*/, '')) || 0);
  }
  return weights;
}
