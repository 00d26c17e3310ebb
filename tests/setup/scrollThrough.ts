import { expect, type Page } from '@playwright/test';

/** Scrolls a page from top to bottom, waiting for the visible demos to be live at each step. */
export async function scrollThrough(page: Page): Promise<void> {
  // Some demos wait for a first sign of a reader.
  await page.mouse.wheel(0, 1);
  const isAtEnd = () =>
    Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1;
  for (let step = 0; step < 80 && !(await page.evaluate(isAtEnd)); step += 1) {
    await page.waitForFunction(noVisibleSnapshot);
    await page.evaluate(() => scrollBy(0, innerHeight * 0.6));
    await page.waitForTimeout(40);
  }
  expect(await page.evaluate(isAtEnd), 'the end of the page was reached').toBe(true);
  await expect(page.locator('[data-demo-snapshot]')).toHaveCount(0);
}

function noVisibleSnapshot(): boolean {
  return [...document.querySelectorAll('[data-demo-snapshot]')].every((snapshot) => {
    const { top, bottom } = snapshot.getBoundingClientRect();
    return top > innerHeight || bottom < 0;
  });
}
