import type { Page } from '@playwright/test';

const name = 'isMarkedDocument';

/** Marks the current document; the mark goes with it when another document is loaded. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate((key) => Reflect.set(window, key, true), name);
}

/** Tells whether the marked document is still there. */
export function hasMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate((key) => Reflect.get(window, key) === true, name);
}
