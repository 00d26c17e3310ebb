import { parseFeed, type SponsorAd } from './parseFeed.ts';

/** How often a feed that has no ad is asked. */
export const feedTries = 10;

interface FeedOptions {
  feed: string;
  /** Ends the trying, and the request under way. */
  signal: AbortSignal;
  fetch?: typeof globalThis.fetch;
}

/** The first ad of the feed; null when the feed fails, or has none in ten answers. */
export async function fetchFeedAd({
  feed,
  signal,
  fetch = globalThis.fetch,
}: FeedOptions): Promise<SponsorAd | null> {
  try {
    for (let attempt = 1; attempt <= feedTries; attempt += 1) {
      const response = await fetch(feed, { signal, credentials: 'omit' });
      if (!response.ok) {
        return null;
      }
      const [ad] = parseFeed(await response.json());
      if (ad) {
        return ad;
      }
    }
  } catch {
    // Unreachable, ended or not JSON: no ad is shown (S8.1).
  }
  return null;
}
