/** Limits how often each key may do something per minute. */
export interface RateLimit {
  /** Uses tokens of a key, one by default; returns 0, or the seconds until there are as many again. */
  take(key: string, amount?: number): number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const minute = 60_000;

/**
 * A token bucket in memory: `perMinute` tokens at once, then as many spread over each minute.
 * Above `maxKeys` the least recently used keys are dropped.
 */
export function createRateLimit(
  perMinute: number,
  { now = () => performance.now(), maxKeys = 10_000 } = {},
): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, amount = 1) {
      const at = now();
      const known = buckets.get(key);
      const refilled = known ? known.tokens + ((at - known.at) / minute) * perMinute : perMinute;
      const tokens = Math.min(perMinute, refilled);
      // More than a full bucket holds would never be granted.
      const price = Math.min(perMinute, amount);
      // Setting it again moves the key to the end of the map.
      buckets.delete(key);
      buckets.set(key, { tokens: tokens >= price ? tokens - price : tokens, at });
      if (buckets.size > maxKeys) {
        const [oldest = ''] = buckets.keys();
        buckets.delete(oldest);
      }
      return tokens >= price ? 0 : Math.ceil(((price - tokens) / perMinute) * 60);
    },
  };
}
