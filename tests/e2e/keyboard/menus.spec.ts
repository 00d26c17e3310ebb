import type { Locator } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const menus = ['Tree View', 'v8.0.0-alpha.11'];

for (const [index, name] of menus.entries()) {
  test(`the ${name} menu opens by keyboard and closes by Escape, by a click elsewhere and when left`, async ({
    page,
  }) => {
    await openPage(page, items);
    const menu = page.locator('header details').nth(index);
    const button = menu.locator('summary');
    const panel = menu.locator('summary + div');
    await expect(panel).toBeHidden();

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Space');
    await expect(panel).toBeVisible();
    await page.locator('h1').click();
    await expect(panel).toBeHidden();

    await button.click();
    await expect(panel).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'MUI X home' }).focus();
    await expect(panel).toBeHidden();
  });
}

test('opening one menu closes the other', async ({ page }) => {
  await openPage(page, items);
  await page.locator('header summary').first().click();
  await page.locator('header summary').nth(1).click();
  await expect(page.locator('header details[open]')).toHaveCount(1);
});

test('an open menu stays on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, items);
  for (const menu of await page.locator('header details:visible').all()) {
    await menu.locator('summary').click();
    await expect(menu.locator('summary + div')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('S1.8 the settings open by keyboard, mode and direction are chosen by arrow keys', async ({
  page,
}) => {
  await openPage(page, items);
  const button = page.locator('header [aria-label="Settings"]').first();
  await button.focus();
  await page.keyboard.press('Enter');
  const system = page.getByRole('radio', { name: 'System', exact: true });
  await expect(system).toBeVisible();
  for (let step = 0; step < 4 && !(await isFocused(system)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(system).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('body')).toHaveClass('mode-dark');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Left to right' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  await expect(system).toBeHidden();
  await expect(button).toBeFocused();
});

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);
