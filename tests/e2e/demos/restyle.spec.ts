import type { Browser, Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const insertions = 15;

/**
 * How many elements the browser gave a new style at once in the middle one of what cost most, while something was inserted
 * as many times. The page may start another demo meanwhile, which is a few costly changes and many cheap ones.
 */
async function usuallyRestyled(
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
  expect(counts.length).toBeGreaterThanOrEqual(insertions);
  return counts.sort((a, b) => b - a)[Math.floor(insertions / 2)]!;
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
      .evaluate((snapshot, times) => {
        for (let count = 0; count < times; count += 1) {
          snapshot.append(document.createElement('div'));
          void document.body.offsetHeight;
        }
      }, insertions);
  expect(await usuallyRestyled(browser, page, insert)).toBeLessThan(20);
});
