import type { Log } from '#server/log.ts';
import type { FeedbackStore } from './feedbackStore.ts';

const day = 86_400_000;

/** Forgets feedback older than so many days, now and once a day; answers how to stop. */
export function purgeDaily(
  store: FeedbackStore,
  { days, log, now = Date.now }: { days: number; log: Log; now?: () => number },
): () => void {
  if (days === 0) {
    return () => {};
  }
  const purge = () =>
    store.purge(new Date(now() - days * day).toISOString()).then(
      (count) => {
        if (count > 0) {
          log.info('Forgot old feedback.', { count, days });
        }
      },
      // The store has said why; tomorrow is soon enough.
      () => {},
    );
  void purge();
  const timer = setInterval(purge, day);
  timer.unref();
  return () => clearInterval(timer);
}
