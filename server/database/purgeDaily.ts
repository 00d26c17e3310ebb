import type { Log } from '#server/http/log.ts';

interface PurgeOptions {
  /** What is deleted, for the log. */
  what: string;
  /** How long rows are stored; 0 means forever. */
  days: number;
  log: Log;
  now?: () => number;
}

const dayMs = 86_400_000;

/** Deletes rows older than some days, now and once a day; returns a function that stops it. */
export function purgeDaily(
  store: { purge(before: string): Promise<number> },
  { what, days, log, now = Date.now }: PurgeOptions,
): () => void {
  if (days === 0) {
    return () => {};
  }
  const purge = () =>
    store.purge(new Date(now() - days * dayMs).toISOString()).then(
      (count) => {
        if (count > 0) {
          log.info(`Deleted old ${what}.`, { count, days });
        }
      },
      // The database has logged why; tomorrow is soon enough.
      () => {},
    );
  void purge();
  const timer = setInterval(() => void purge(), dayMs);
  timer.unref();
  return () => clearInterval(timer);
}
