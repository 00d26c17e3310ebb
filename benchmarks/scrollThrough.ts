import type { Page } from '@playwright/test';

const mostScrollSteps = 400;

/** Scrolls to the end of a page in steps, slowly enough for its demos to go live. */
export async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < mostScrollSteps; step += 1) {
    const isAtEnd = await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight * 0.75, behavior: 'instant' });
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(120);
    if (isAtEnd) {
      return;
    }
  }
}
