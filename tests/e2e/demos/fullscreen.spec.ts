import { demoTool } from '#tests/setup/demoCode.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const grid = '/x/react-data-grid/column-definition';

test('a demo fills the screen and keeps its state; Escape leaves, and the focus is back', async ({
  page,
}) => {
  await openPage(page, items);
  const button = await demoTool(page, 'BasicItems', 'fullscreen');
  const demo = page.locator('#BasicItems');
  const live = demo.locator('[data-demo-live]');
  await live.getByText('Herbs').click();
  await expect(live.getByText('Basil', { exact: true })).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  const size = await page.evaluate(() => [innerWidth, innerHeight]);
  const box = await demo.boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, ...size]);
  await expect(live.getByText('Basil', { exact: true })).toBeVisible();
  const unusable = page.locator('header[inert], [inert] header').first();
  await expect(unusable, 'the page behind cannot be used').toBeAttached();

  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toBeFocused();
  await expect(unusable).not.toBeAttached();
  await expect(live.getByText('Basil', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('where the browser refuses, the demo fills the window; menus of the demo are in front', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
  await openPage(page, grid);
  const name = await page.locator('[data-demo]:has([role="grid"]) [id]').first().getAttribute('id');
  const button = await demoTool(page, name ?? '', 'fullscreen');
  await button.click();
  const demo = page.locator(`#${name}`);
  await expect(demo).toHaveAttribute('data-fullscreen');
  await demo.getByRole('columnheader').first().hover();
  await demo.getByRole('button', { name: /menu$/ }).first().click();
  const entry = page.getByRole('menuitem').first();
  await expect(entry).toBeVisible();
  await entry.hover();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(demo, 'the first Escape closes the menu only').toHaveAttribute('data-fullscreen');
  await page.keyboard.press('Escape');
  await expect(demo).not.toHaveAttribute('data-fullscreen');
  await expect(button).toBeFocused();
});

test('the menus of the bar open upward where there is no room below', async ({ page }) => {
  await openPage(page, items);
  await (await demoTool(page, 'BasicItems', 'fullscreen')).click();
  await page.locator('#BasicItems [data-tool="more"]').click();
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.locator('#BasicItems')).toHaveAttribute('data-fullscreen');
});
