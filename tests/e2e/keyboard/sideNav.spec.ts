import { hasMarkedDocument, markDocument, openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test('Tab walks through the visible entries of the tree and skips folded ones', async ({
  page,
}) => {
  await openPage(page, '/x/introduction');
  const tree = page.locator('#navigation-tree');
  await tree.locator('summary', { hasText: 'Introduction' }).focus();
  const stops: string[] = [];
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(stops).toEqual([
    'Overview',
    'Installation',
    'Templates',
    'Licensing',
    'Support',
    'Error messages',
    'Release highlights',
    'Compare versions',
    'Roadmap',
    'MCP server',
    'Telemetry',
    'Material UI',
    'Premium themes',
    'Common concepts',
  ]);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes a group`, async ({ page }) => {
    await openPage(page, '/x/introduction');
    const tree = page.locator('#navigation-tree');
    const link = tree.locator('a', { hasText: 'Slots and subcomponents' });
    await tree.locator('summary', { hasText: 'Common concepts' }).focus();
    await expect(link).toBeHidden();
    await page.keyboard.press(key);
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press(key);
    await expect(link).toBeHidden();
  });
}

test('Enter on a link opens its page without loading a document', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await markDocument(page);
  await page.locator('#navigation-tree').getByRole('link', { name: 'Support' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
  await expect(page.locator('main')).toBeFocused();
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('everything that takes focus shows it', async ({ page }) => {
  await openPage(page, '/x/introduction');
  const unmarked: string[] = [];
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const bare = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      return isMarked ? null : element.outerHTML.slice(0, 80);
    });
    if (bare !== null) {
      unmarked.push(bare);
    }
  }
  expect(unmarked).toEqual([]);
});
