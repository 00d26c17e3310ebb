import { longestWords, searchWords } from '#model/Insight.ts';
import { looksSecret } from '#model/looksSecret.ts';
import { track } from '#site/platform/analytics/track.ts';

/** How long a reader must not type for a search to count as meant, in milliseconds. */
export const settleTime = 1500;

/** Follows the searches of one open dialog. */
export interface SearchReport {
  /** A query was answered, or there is none. */
  answered(query: string, count: number): void;
  /** The reader opened one of the results. */
  opened(): void;
  /** The dialog was closed. */
  closed(): void;
}

/**
 * Reports searches that lead nowhere: at once when nothing was found, on closing when nothing of it was opened. Only the
 * words are reported, only after the reader has stopped typing, and never when they may be a secret.
 */
export function reportSearches(report = track): SearchReport {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settled: { words: string; count: number } | null = null;
  const reported = new Set<string>();

  function send(outcome: 'none' | 'unopened', words: string) {
    if (!reported.has(words)) {
      reported.add(words);
      report({ name: 'search', outcome, words });
    }
  }

  return {
    answered(query, count) {
      clearTimeout(timer);
      settled = null;
      const words = searchWords(query);
      if (words === '' || words.length > longestWords || looksSecret(query)) {
        return;
      }
      timer = setTimeout(() => {
        settled = { words, count };
        if (count === 0) {
          send('none', words);
        }
      }, settleTime);
    },
    opened() {
      clearTimeout(timer);
      settled = null;
    },
    closed() {
      clearTimeout(timer);
      if (settled && settled.count > 0) {
        send('unopened', settled.words);
      }
      settled = null;
    },
  };
}
