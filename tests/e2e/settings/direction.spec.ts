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
  const tree = page.locator('#navigation');
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
