import type { Locator, Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { chooseSetting } from '#tests/setup/settings.ts';

const items = '/x/react-tree-view/simple-tree-view/items';
const names = [
  'BasicItems',
  'SimpleTreeViewPlayground',
  'ItemsFromData',
  'RichLabels',
  'DisabledItems',
  'DisabledItemsFocusable',
  'TrackClicks',
  'ScrollToItem',
  'DisableFromCode',
  'ItemPath',
];

async function liveDemo(page: Page, name: string): Promise<Locator> {
  await page.locator(`#${name}`).scrollIntoViewIfNeeded();
  const live = page.locator(`#${name} [data-demo-live]`);
  await expect(live).toBeVisible();
  return live;
}

const item = (demo: Locator, name: string) => demo.getByRole('treeitem', { name, exact: true });

test('every demo shows its snapshot first and goes live when it comes near', async ({ page }) => {
  await openPage(page, items);
  await expect(page.locator('[data-demo-snapshot], [data-demo-live]')).toHaveCount(names.length);
  await expect(page.locator(`#${names.at(-1)} [data-demo-snapshot]`)).toHaveAttribute('inert');
  for (const name of names) {
    const live = await liveDemo(page, name);
    await expect(page.locator(`#${name} [data-demo-snapshot]`)).toHaveCount(0);
    await expect(live.getByRole('tree')).toBeVisible();
  }
});

test('a snapshot and the live demo in its place look the same', async ({ page }) => {
  const boxes = (scope: string) =>
    page.locator(`#BasicItems ${scope} [role="treeitem"]`).evaluateAll((all) =>
      all.map((element) => {
        const { x, width, height } = element.getBoundingClientRect();
        const { color, fontSize } = getComputedStyle(element);
        return [element.textContent, x, width, height, color, fontSize].join(' ');
      }),
    );
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/BasicItems-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, items);
  const snapshot = await boxes('[data-demo-snapshot]');
  expect(snapshot.length).toBeGreaterThan(4);
  answer();
  await liveDemo(page, 'BasicItems');
  expect(await boxes('[data-demo-live]')).toEqual(snapshot);
});

test('a live tree works by pointer', async ({ page }) => {
  await openPage(page, items);
  const demo = await liveDemo(page, 'BasicItems');
  await expect(item(demo, 'Basil')).toHaveCount(0);
  await demo.getByText('Herbs').click();
  await expect(item(demo, 'Basil')).toBeVisible();
  await expect(demo.getByRole('treeitem', { name: /^Herbs/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  const clicks = await liveDemo(page, 'TrackClicks');
  await clicks.getByText('Fossils').click();
  await expect(clicks.getByRole('status')).toHaveText('Last clicked: fossils');
});

test('a live tree works by keyboard', async ({ page }) => {
  await openPage(page, items);
  const demo = await liveDemo(page, 'BasicItems');
  const herbs = demo.getByRole('treeitem', { name: /^Herbs/ });
  await herbs.focus();
  await page.keyboard.press('ArrowRight');
  await expect(item(demo, 'Basil')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(item(demo, 'Basil')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(herbs).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item(demo, 'Basil')).toHaveCount(0);
});

test('a demo keeps its state while the reader moves within the page', async ({ page }) => {
  await openPage(page, items);
  const demo = await liveDemo(page, 'BasicItems');
  await demo.getByText('Herbs').click();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/#/);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(item(demo, 'Basil')).toBeVisible();
});

test('demos work on a page reached by client navigation', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.locator('#navigation-tree summary', { hasText: 'Tree View' }).click();
  await page.locator('#navigation-tree').getByRole('link', { name: 'Items' }).first().click();
  await expect(page).toHaveTitle(/Items/);
  const demo = await liveDemo(page, 'BasicItems');
  await demo.getByText('Herbs').click();
  await expect(item(demo, 'Basil')).toBeVisible();
});

test('S1.4 a demo follows the direction of the page', async ({ page }) => {
  await openPage(page, items);
  const demo = await liveDemo(page, 'BasicItems');
  await chooseSetting(page, 'Right to left');
  const roots = demo.getByRole('treeitem', { name: /^Herbs/ });
  await roots.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(item(demo, 'Basil')).toBeVisible();
});

test('the scenes of the front page are live', async ({ page }) => {
  await openPage(page, '/');
  const scenes = page.locator('[data-scene]');
  await expect(scenes).toHaveCount(4);
  for (const scene of await scenes.all()) {
    await scene.scrollIntoViewIfNeeded();
    await expect(scene.locator('[data-demo-live]')).toBeVisible();
  }
});
