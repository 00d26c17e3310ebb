import type { Page } from '@playwright/test';

/** Random numbers the site uses, in the order in which it asks for them. */
export interface Draws {
  /** Once per load, for web vitals. */
  vitals?: number;
  /** Once per load, for the shape of ads. */
  shape?: number;
  /** Once per page, for the appeal. */
  appeal?: number;
  /** Once per page, for the ad of ours. */
  ownAd?: number;
  /** For every event that is sampled. */
  sample?: number;
}

/**
 * Fixes the random numbers of the chunks with late parts and with ads; all other code gets real ones.
 * By default: no vitals, ads with pictures, no appeal, the first of our ads, every sampled event kept.
 */
export async function fixRandom(page: Page, draws: Draws = {}): Promise<void> {
  const { vitals = 0.5, shape = 0.5, appeal = 0.5, ownAd = 0, sample = 0.05 } = draws;
  await page.addInitScript(
    ({ first, rest }) => {
      const { random } = Math;
      // The caller itself: React, which they start, has random numbers of its own.
      const isLate = () => {
        const [, , , caller = ''] = (new Error('where').stack ?? '').split('\n');
        return /\/(late|parts)-[\w-]+\.js/.test(caller);
      };
      Math.random = () => (isLate() ? (first.shift() ?? rest) : random());
    },
    { first: [vitals, shape, appeal, ownAd], rest: sample },
  );
}
