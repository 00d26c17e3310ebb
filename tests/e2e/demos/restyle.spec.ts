import type { Browser, Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

/** How many elements the browser gave a new style at once, at most, while something happened. */
async function mostRestyled(
  browser: Browser,
  page: Page,
  happen: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await happen();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = trace.traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
  );
  expect(counts).not.toEqual([]);
  return Math.max(...counts);
}

// A demo that starts, or a grid that is scrolled, inserts and measures many times.
test('what a demo inserts changes the style of nothing around it', async ({ page, browser }) => {
  await openPage(page, '/x/react-charts/bars');
  await expect(page.locator('[data-demo-live]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const insert = () =>
    page
      .locator('[data-demo-snapshot]')
      .last()
      .evaluate((snapshot) => {
        for (let count = 0; count < 3; count += 1) {
          snapshot.append(document.createElement('div'));
          void document.body.offsetHeight;
        }
      });
  expect(await mostRestyled(browser, page, insert)).toBeLessThan(20);
});
