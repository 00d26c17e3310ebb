import type { Page } from '@playwright/test';
import type { Fault } from './Finding.ts';

/** Checks that nothing has to be scrolled sideways to be read (WCAG 1.4.10). */
export async function widthFaults(page: Page): Promise<Fault[]> {
  const { reach, width } = await page.evaluate(() => ({
    reach: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  return reach <= width
    ? []
    : [{ kind: 'accessibility', what: `${reach} px wide on a screen of ${width} px` }];
}
