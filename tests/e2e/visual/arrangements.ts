import { expect, type Page } from '@playwright/test';
import type { Arrange } from './Picture.ts';

/** Leaves the page as it is opened. */
export const asOpened: Arrange = async () => {};

/** Waits until the template in the page's frame runs. */
export const untilItRuns: Arrange = async (page) => {
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('h1')).toBeVisible();
  await expect(frame.locator('[data-template-snapshot]')).toHaveCount(0);
};

/** Gives the sign of life for which the app on the front page waits, and waits until it runs. */
export const withApp: Arrange = async (page, noise) => {
  // Whoever reads the page moves more than once; the first move may come before anything listens.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await expect(page.locator('[data-hero-stage] iframe')).toBeVisible({ timeout: 500 });
  }).toPass();
  await untilItRuns(page, noise);
};

/** Scrolls to the place with an id, as a link to it would. */
export function at(id: string): Arrange {
  return (page: Page) => page.locator(`[id="${id}"]`).evaluate((place) => place.scrollIntoView());
}
