import type { Page } from '@playwright/test';
import { hasMarkedDocument, markDocument, openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test.use({ viewport: { width: 390, height: 844 } });

const drawer = (page: Page) => page.locator('#site-navigation');
const menu = (page: Page) => page.locator('header a[href="#site-navigation"]');

async function openDrawer(page: Page): Promise<void> {
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeInViewport({ ratio: 0.9 });
}

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the drawer as a dialog and moves the focus into it`, async ({ page }) => {
    await openPage(page, '/x/introduction');
    await expect(drawer(page)).toBeHidden();
    await menu(page).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: 'Documentation' })).toBeInViewport();
    await expect(page).toHaveURL('/x/introduction');
    const holdsFocus = () => document.activeElement?.closest('#site-navigation') !== null;
    await expect.poll(() => page.evaluate(holdsFocus)).toBe(true);
  });
}

test('Tab stays in the open drawer: everything else is inert', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await openDrawer(page);
  const stops = await drawer(page).locator('a, summary').filter({ visible: true }).count();
  const outside: string[] = [];
  for (let step = 0; step < stops + 4; step += 1) {
    await page.keyboard.press('Tab');
    const stray = await page.evaluate(() => {
      const element = document.activeElement;
      // Between the last and the first stop the focus is in the browser's own bar.
      const isInside = element === document.body || element?.closest('#site-navigation');
      return isInside ? null : (element?.outerHTML.slice(0, 100) ?? '');
    });
    if (stray !== null) {
      outside.push(stray);
    }
  }
  expect(outside).toEqual([]);
  expect(stops).toBeGreaterThan(8);
});

test('Escape closes the drawer and returns the focus to its button', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await openDrawer(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'MUI X home' })).toBeFocused();
});

test('the close link and a tap beside it close the drawer', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await openDrawer(page);
  await page.getByRole('link', { name: 'Close navigation' }).click();
  await expect(drawer(page)).toBeHidden();
  await openDrawer(page);
  await page.mouse.click(380, 500);
  await expect(drawer(page)).toBeHidden();
});

test('the drawer closes after a navigation, and the new page has the focus', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await markDocument(page);
  await openDrawer(page);
  await drawer(page).getByRole('link', { name: 'Roadmap' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roadmap');
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('the drawer closes on a tap on the page that is open already', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await openDrawer(page);
  await drawer(page).locator('[aria-current="page"]').click();
  await expect(drawer(page)).toBeHidden();
});

test('a screen that becomes wide turns the drawer into a column', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await openDrawer(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(drawer(page)).toBeVisible();
  await expect(page.locator('[inert]').filter({ has: page.locator('main') })).toHaveCount(0);
});
