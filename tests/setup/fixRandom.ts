import type { Page } from '@playwright/test';

/** Numbers the site draws, in the order in which it draws them. */
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
 * Decides what the site's late part draws; every other user of random numbers keeps the real ones.
 * Without more being said: no vitals, ads with pictures, no appeal, the first of our ads, every sampled event kept.
 */
export async function fixRandom(page: Page, draws: Draws = {}): Promise<void> {
  const { vitals = 0.5, shape = 0.5, appeal = 0.5, ownAd = 0, sample = 0.05 } = draws;
  await page.addInitScript(
    ({ first, rest }) => {
      const { random } = Math;
      const isLate = () => /\/late-[\w-]+\.js/.test(new Error('where').stack ?? '');
      Math.random = () => (isLate() ? (first.shift() ?? rest) : random());
    },
    { first: [vitals, shape, appeal, ownAd], rest: sample },
  );
}
