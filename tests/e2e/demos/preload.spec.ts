import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';

/** Opens a page whose own scripts do not arrive before the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/start-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return answer;
}

const preload = (page: Page, name: string) =>
  page.locator(`head link[rel="modulepreload"][href^="/assets/${name}-"]`);

test('the code of demos near the screen is asked for before the scripts of the page run', async ({
  page,
}) => {
  const answer = await openWithoutScripts(page, items);
  await expect(preload(page, 'BasicItems')).toHaveCount(1);
  await expect(preload(page, 'demo')).toHaveCount(1);
  await expect(page.locator('#ItemPath')).toBeAttached();
  await expect(preload(page, 'ItemPath')).toHaveCount(0);
  answer();
  await expect(page.locator('#BasicItems [data-demo-live]')).toBeVisible();
  await expect(preload(page, 'BasicItems')).toHaveCount(1);
});

for (const hash of ['#ItemPath', '#ItemPath.tsx']) {
  test(`so is the code of the demo that the address ends with: ${hash}`, async ({ page }) => {
    const answer = await openWithoutScripts(page, `${items}${hash}`);
    await expect(preload(page, 'ItemPath')).toHaveCount(1);
    answer();
    await expect(page.locator('#ItemPath [data-demo-live]')).toBeVisible();
  });
}

test('what waits for the reader is not asked for', async ({ page }) => {
  const answer = await openWithoutScripts(page, '/');
  await expect(page.locator('[data-scene]')).toHaveCount(4);
  answer();
  await page.waitForLoadState('load');
  await expect(preload(page, 'demo')).toHaveCount(0);
});
