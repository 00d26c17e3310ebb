import type { Page } from '@playwright/test';

/**
 * Stops the calendar; call it before the page is opened. Playwright's own clock would take the marks of the page's
 * performance away, by which tests know that its script has taken over.
 */
export async function fixDate(page: Page, now: string): Promise<void> {
  await page.addInitScript((fixed) => {
    const time = Date.parse(fixed);
    Date.now = () => time;
    window.Date = new Proxy(Date, {
      construct: (target, parts, created) =>
        Reflect.construct(target, parts.length === 0 ? [time] : parts, created),
    });
  }, now);
}
