import type { Page, Response } from '@playwright/test';

/** Opens an address and waits until its script has taken over. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilHydrated(page);
  return response;
}

/** Waits until the script of the current document has taken over. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('docs:hydrated').length > 0, null, {
    timeout: 10_000,
  });
}
