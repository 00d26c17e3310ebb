/** A compression the server can apply. */
export type Encoding = 'br' | 'gzip';

const preference: Encoding[] = ['br', 'gzip'];

/** Picks the compression for an `accept-encoding` header; null means none. */
export function negotiateEncoding(header: string | undefined): Encoding | null {
  const weights = new Map<string, number>();
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = preference.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  const identity = weights.get('identity') ?? 0;
  return weightOf(best) > 0 && weightOf(best) >= identity ? best : null;
}
