import type { Page, Response } from '@playwright/test';

/** Opens an address and waits until its scripts run. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilReady(page);
  return response;
}

/** Waits until the scripts of the current document run. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('docs:ready').length > 0);
}

const markName = 'isMarkedDocument';

/** Marks the current document; loading another document removes the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate((key) => Reflect.set(window, key, true), markName);
}

/** Whether the marked document is still loaded. */
export function hasMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate((key) => Reflect.get(window, key) === true, markName);
}
