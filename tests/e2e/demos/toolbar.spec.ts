import type { Page } from '@playwright/test';
import { demoTool } from '#tests/setup/demoCode.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { chooseSetting } from '#tests/setup/settings.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const items = '/x/react-tree-view/simple-tree-view/items';
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the toolbar is one stop of the Tab key; arrows, Home and End move inside', async ({
  page,
}) => {
  await openPage(page, items);
  const code = await demoTool(page, 'BasicItems', 'code');
  const toolbar = page.locator('#BasicItems').getByRole('toolbar');
  await expect(toolbar).toHaveAccessibleName('Tools of the BasicItems demo');
  await expect(toolbar.locator('[tabindex="0"]')).toHaveCount(1);
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.locator('[data-tool]:focus')).not.toHaveAttribute('data-tool', 'code');
  await page.keyboard.press('Home');
  await expect(code).toBeFocused();
  await page.keyboard.press('End');
  const more = toolbar.getByRole('button', { name: 'More actions' });
  await expect(more).toBeFocused();
  await expect(toolbar.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(code).toBeFocused();

  await chooseSetting(page, 'Right to left');
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect(more, 'mirrored, the arrow to the right goes back').toBeFocused();
});

test('copying the source copies the file that is shown', async ({ page }) => {
  await openPage(page, items);
  await (await demoTool(page, 'BasicItems', 'copySource')).click();
  await expect
    .poll(() => clipboard(page))
    .toBe(await page.locator('#BasicItems [data-code-file] pre').first().textContent());
  await expect(page.locator('#BasicItems').getByRole('status')).toHaveText('Source copied');
});

test('resetting the demo gives it back its first state', async ({ page }) => {
  await openPage(page, items);
  const reset = await demoTool(page, 'BasicItems', 'resetDemo');
  const demo = page.locator('#BasicItems [data-demo-live]');
  await demo.getByText('Herbs').click();
  await expect(demo.getByText('Basil', { exact: true })).toBeVisible();
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByText('Basil', { exact: true })).toHaveCount(0);
  await expect(reset).toBeFocused();
});

test('S9.5 resetting the focus puts it, visibly, right before the demo', async ({ page }) => {
  await openPage(page, items);
  await expect(page.locator('#BasicItems [data-demo-live]')).toBeVisible();
  await (await demoTool(page, 'BasicItems', 'resetFocus')).click();
  const stop = page.getByRole('button', { name: /The demo starts here/ });
  await expect(stop).toBeFocused();
  await expect(stop).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(page.locator('#BasicItems').getByRole('treeitem').first()).toBeFocused();
  await expect(stop).toHaveCount(0);
});

test('the menu opens by keyboard, links to the source and copies links to the code', async ({
  page,
}) => {
  await openPage(page, items);
  const more = await demoTool(page, 'BasicItems', 'more');
  await more.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'More actions' });
  const entries = menu.getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  await expect(menu.getByRole('menuitem', { name: /GitHub/ })).toHaveAttribute(
    'href',
    /\/blob\/v8\.0\.0-alpha\.11\/docs\/content\/tree-view\/simple-tree-view\/items\/demos\/BasicItems\.tsx$/,
  );
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect.poll(() => clipboard(page)).toMatch(/\/items#BasicItems\.tsx$/);

  await more.click();
  await menu.getByRole('menuitem', { name: /JavaScript/ }).click();
  await expect.poll(() => clipboard(page)).toMatch(/\/items#BasicItems\.js$/);
  await more.click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('on a phone every action is in the bar or in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, items);
  const more = await demoTool(page, 'BasicItems', 'more');
  await expect(page.locator('#BasicItems [data-tool="resetDemo"]')).toBeHidden();
  await more.click();
  const menu = page.getByRole('menu');
  for (const name of ['Reset focus', 'Reset the demo', /GitHub/, /JavaScript/, /TypeScript/]) {
    await expect(menu.getByRole('menuitem', { name })).toBeVisible();
  }
  await expect(menu).toBeInViewport({ ratio: 1 });
  const demo = page.locator('#BasicItems [data-demo-live]');
  await menu.getByRole('menuitem', { name: 'Reset the demo' }).click();
  await expect(demo.getByRole('tree')).toBeVisible();
});

test('a button pressed before the tools have loaded does its work once they have', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/RunningPanel-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, items);
  const demo = page.locator('#BasicItems');
  await demo.locator('[data-tool="code"]').click();
  await expect(demo.locator('[data-demo-panel]')).toHaveCount(1);
  answer();
  await expect(demo.locator('[data-code-file] pre')).toBeVisible();
  await expect(demo.locator('[data-tool="code"]')).toBeFocused();
});
