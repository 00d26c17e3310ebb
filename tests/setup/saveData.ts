import type { Page } from '@playwright/test';

/** Makes the pages of a tab believe that its reader saves data: they fetch no page ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}
