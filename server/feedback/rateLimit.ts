/** Lets each key do so much per minute. */
export interface RateLimit {
  /** Uses one turn of a key; answers 0, or the seconds after which there is one again. */
  take(key: string): number;
}

interface Bucket {
  turns: number;
  at: number;
}

const minute = 60_000;

/**
 * A limit in memory: `perMinute` turns at once, then as many spread over each minute.
 * Above `maxKeys` those that have had the longest rest are forgotten.
 */
export function createRateLimit(
  perMinute: number,
  { now = () => performance.now(), maxKeys = 10_000 } = {},
): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take(key) {
      const at = now();
      const known = buckets.get(key);
      const refilled = known ? known.turns + ((at - known.at) / minute) * perMinute : perMinute;
      const turns = Math.min(perMinute, refilled);
      // Setting anew moves the key to the young end of the map.
      buckets.delete(key);
      buckets.set(key, { turns: turns >= 1 ? turns - 1 : turns, at });
      if (buckets.size > maxKeys) {
        const [oldest = ''] = buckets.keys();
        buckets.delete(oldest);
      }
      return turns >= 1 ? 0 : Math.ceil(((1 - turns) / perMinute) * 60);
    },
  };
}
