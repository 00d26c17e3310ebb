import type { Locator } from '@playwright/test';
import { openCode } from '#tests/setup/demoCode.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { chooseSetting } from '#tests/setup/settings.ts';

const path = '/x/react-tree-view/simple-tree-view/items';

async function left(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.x ?? Number.NaN;
}

test('S4.3 rtl mirrors the shell and the running demos, and leaves code alone', async ({
  page,
}) => {
  await openPage(page, path);
  const demo = page.locator('#BasicItems');
  await expect(demo.locator('[data-demo-live]')).toBeVisible();
  const item = demo.getByRole('treeitem', { name: 'Carrot' });
  const content = item.locator('[class*="MuiTreeItem-content"]').first();
  const paddings = () =>
    content.evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return [paddingLeft, paddingRight];
    });
  const [startBefore, endBefore] = await paddings();
  expect(startBefore).not.toBe(endBefore);
  const tree = page.locator('#site-navigation');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  expect(await left(tree)).toBeLessThan(await left(contents));

  await chooseSetting(page, 'Right to left');
  await expect.poll(paddings, 'what was left is right').toEqual([endBefore, startBefore]);
  expect(await left(tree)).toBeGreaterThan(await left(contents));
  await openCode(page, 'BasicItems');
  await expect(demo.locator('pre').first()).toHaveCSS('direction', 'ltr');

  // The arrow keys change places with the text: left opens, right closes.
  const closed = demo.getByRole('treeitem', { name: 'Herbs' });
  await demo.getByText('Herbs', { exact: true }).click();
  await page.keyboard.press('ArrowRight');
  await expect(closed).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(closed).toHaveAttribute('aria-expanded', 'true');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('S4.4 a change of direction keeps the reader’s place', async ({ page }) => {
  await openPage(page, path);
  const heading = page.getByRole('heading', { level: 2 }).nth(2);
  await heading.evaluate((element) => element.scrollIntoView());
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  const button = await page.locator('header [aria-label="Settings"]').first().boundingBox();
  // A reader does not scroll to what is on the screen; a click on the element would.
  await page.mouse.click((button?.x ?? 0) + 18, (button?.y ?? 0) + 18);
  await page.getByText('Right to left').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  await expect.poll(top).toBe(before);
});
