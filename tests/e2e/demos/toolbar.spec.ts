import type { Page } from '@playwright/test';
import { demoTool, openDemoIn, pressMore } from '#tests/setup/demoCode.ts';
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
  await expect(toolbar).toHaveAccessibleName('BasicItems demo tools');
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

test('S4.8 copying the source copies the file that is shown, and says so on the screen', async ({
  page,
}) => {
  await openPage(page, items);
  await (await demoTool(page, 'BasicItems', 'copySource')).click();
  await expect
    .poll(() => clipboard(page))
    .toBe(await page.locator('#BasicItems [data-code-file] pre').first().textContent());
  const notice = page.locator('#BasicItems').getByRole('toolbar').getByRole('status');
  await expect(notice).toHaveText('Source copied');
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect((await notice.boundingBox())?.height).toBeGreaterThan(16);
  await expect(notice).toHaveText('');
});

test('a demo that imports its data is copied as one file, in the variant the reader chose', async ({
  page,
}) => {
  await openPage(page, items);
  await (await demoTool(page, 'ItemsFromData', 'copySource')).click();
  await expect.poll(() => clipboard(page)).toContain('export default function ItemsFromData()');
  const copy = await clipboard(page);
  expect(copy).not.toMatch(/from '\.{1,2}\//);
  expect(copy.indexOf('const network')).toBeLessThan(copy.indexOf('export default'));
  await (await demoTool(page, 'ItemsFromData', 'source-js')).click();
  await (await demoTool(page, 'ItemsFromData', 'copySource')).click();
  await expect.poll(() => clipboard(page)).not.toMatch(/interface|: \w+\[\]/);
});

test('a copy that fails says why on the screen', async ({ page }) => {
  await openPage(page, items);
  const copy = await demoTool(page, 'BasicItems', 'copySource');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  const notice = page.locator('#BasicItems').getByRole('toolbar').getByRole('status');
  await expect(notice).toHaveText('The browser did not allow copying.');
  await expect(notice).toBeInViewport({ ratio: 1 });
});

test('S8.5 an export that fails says why on the screen', async ({ page, noise }) => {
  noise.allow(/page-sources|ERR_FAILED/);
  await page.route('**/page-sources/**', (route) => route.abort());
  await openPage(page, items);
  await openDemoIn(page, 'BasicItems', 'StackBlitz');
  const notice = page.locator('#BasicItems').getByRole('toolbar').getByRole('status');
  await expect(notice).toHaveText(/could not be loaded/);
  await expect(notice).toBeInViewport({ ratio: 1 });
});

test('resetting the demo gives it back its first state', async ({ page }) => {
  await openPage(page, items);
  const more = await demoTool(page, 'BasicItems', 'more');
  const demo = page.locator('#BasicItems [data-demo-live]');
  await demo.getByText('Herbs').click();
  await expect(demo.getByText('Basil', { exact: true })).toBeVisible();
  await pressMore(page, 'BasicItems', 'Reset the demo');
  await expect(demo.getByText('Basil', { exact: true })).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('S9.5 resetting the focus puts it, visibly, right before the demo', async ({ page }) => {
  await openPage(page, items);
  await expect(page.locator('#BasicItems [data-demo-live]')).toBeVisible();
  await pressMore(page, 'BasicItems', 'Reset focus');
  const stop = page.getByRole('button', { name: /The demo starts here/ });
  await expect(stop).toBeFocused();
  await expect(stop).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(page.locator('#BasicItems').getByRole('treeitem').first()).toBeFocused();
  await expect(stop).toHaveCount(0);
});

test('the menu opens by keyboard and copies links to the code', async ({ page }) => {
  await openPage(page, items);
  const more = await demoTool(page, 'BasicItems', 'more');
  await more.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'More actions' });
  const entries = menu.getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  // A build that does not know its repository leads to no file of it.
  await expect(menu.getByRole('menuitem', { name: 'View the source' })).toHaveCount(0);
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

test('the bar has words, in this order, and each menu has its actions', async ({ page }) => {
  await openPage(page, items);
  await demoTool(page, 'BasicItems', 'code');
  const toolbar = page.locator('#BasicItems').getByRole('toolbar');
  const words = toolbar.getByRole('button').filter({ hasText: /\w/, visible: true });
  await expect(words).toHaveText(['Code', 'Edit', 'Open in', 'Copy']);
  await toolbar.getByRole('button', { name: 'Open in' }).click();
  await expect(page.getByRole('menu', { name: 'Open in' }).getByRole('menuitem')).toHaveText([
    'Playground',
    'StackBlitz',
    'CodeSandbox',
  ]);
  await page.keyboard.press('Escape');
  await expect(toolbar.getByRole('button', { name: 'Open in' })).toBeFocused();
  await toolbar.getByRole('button', { name: 'More actions' }).click();
  const entries = page.getByRole('menu').getByRole('menuitem').filter({ visible: true });
  await expect(entries.first()).toHaveText('Reset the demo');
  await expect(entries.filter({ hasText: 'Full screen' })).toHaveCount(0);
});

test('on a phone the bar is one row, and every action is in it or in the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, items);
  const demo = page.locator('#BasicItems');
  await (await demoTool(page, 'BasicItems', 'code')).click();
  const toolbar = demo.getByRole('toolbar');
  const tops = await toolbar
    .getByRole('button')
    .filter({ visible: true })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThanOrEqual(5);
  expect(new Set(tops).size).toBe(1);
  expect(await toolbar.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);

  await toolbar.getByRole('button', { name: 'More actions' }).click();
  const menu = page.getByRole('menu');
  for (const name of ['Reset focus', 'Reset the demo', 'Full screen', /link to TypeScript/]) {
    await expect(menu.getByRole('menuitem', { name })).toBeVisible();
  }
  await expect(menu).toBeInViewport({ ratio: 1 });
  await menu.getByRole('menuitemradio', { name: 'Code in JavaScript' }).click();
  await expect(demo.getByRole('button', { name: /^BasicItems\.jsx?$/ })).toBeVisible();
});

test('a button pressed before the tools have loaded does its work once they have', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/demo-*.js', async (route) => {
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
