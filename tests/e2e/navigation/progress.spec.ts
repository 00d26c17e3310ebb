import type { Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

/** Notes, frame by frame after a click, when the progress bar was first seen. */
async function watchProgress(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      const clicked = performance.now();
      const look = () => {
        const width = document.querySelector('[role="progressbar"]')?.getBoundingClientRect().width;
        if (width) {
          Reflect.set(window, 'progressSeenAfter', performance.now() - clicked);
        } else {
          requestAnimationFrame(look);
        }
      };
      look();
    });
  });
}

/** Milliseconds from the click until the bar was seen; null as long as it was not. */
const seenAfter = (page: Page): Promise<number | null> =>
  page.evaluate(() => Reflect.get(window, 'progressSeenAfter') ?? null);

const licensing = (page: Page) =>
  page.locator('#navigation-tree').getByRole('link', { name: 'Licensing' });

test('a quick navigation shows no progress bar in its first 200 ms', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await watchProgress(page);
  await licensing(page).click();
  await expect(page).toHaveTitle('Licensing - MUI X');
  // On a busy machine even this one may take longer, and then the bar is right.
  expect((await seenAfter(page)) ?? Infinity).toBeGreaterThanOrEqual(195);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a slow navigation shows a bar after 200 ms, until the page is there', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/page-data/**', async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, '/x/introduction');
  await watchProgress(page);
  await licensing(page).click();
  await expect.poll(() => seenAfter(page)).toBeGreaterThanOrEqual(195);
  // The address is the new one at once; the page stays readable until the next is there.
  await expect(page).toHaveURL('/x/introduction/licensing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/overview/i);
  answer();
  await expect(page).toHaveTitle('Licensing - MUI X');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
