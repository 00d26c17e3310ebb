import { hasMarkedDocument, markDocument, openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const sorting = '/x/react-data-grid/sorting';

test('a page carries the pages of its own product, and the first of each other one', async ({
  page,
}) => {
  await openPage(page, sorting);
  const tree = page.locator('#navigation-tree');
  await expect(tree.locator('a[href^="/x/react-data-grid/"]')).not.toHaveCount(0);
  await expect(tree.locator('a[href^="/x/react-charts"]')).toHaveCount(1);
  await expect(tree.locator('a[href^="/x/api/data-grid"]')).toHaveCount(1);
});

test('another product is one press away', async ({ page }) => {
  await openPage(page, sorting);
  await markDocument(page);
  const tree = page.locator('#navigation-tree');
  await tree.locator('summary', { hasText: /^Charts/ }).click();
  const bars = tree.getByRole('link', { name: 'Bars overview' });
  await tree.locator('summary', { hasText: /^Bars/ }).click();
  await bars.click();
  await expect(page).toHaveURL('/x/react-charts/bars');
  await expect(tree.locator('[aria-current="page"]')).toHaveText('Bars overview');
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('a link from a page into another product opens its part of the tree', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/x/api/charts/bar-chart';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/x/api/charts/bar-chart');
  const current = page.locator('#navigation-tree [aria-current="page"]');
  await expect(current).toHaveText('BarChart');
  await expect(current).toBeVisible();
});

test('without its part of the tree a product still opens', async ({ page, noise }) => {
  noise.allow(/Failed to load resource|request failed/);
  await page.route('**/navigation/**', (route) => route.abort('failed'));
  await openPage(page, sorting);
  const tree = page.locator('#navigation-tree');
  await tree.locator('summary', { hasText: /^Charts/ }).click();
  await tree.locator('a[href="/x/react-charts"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Charts');
});

test.describe('the filter', () => {
  test('shows the pages of all products whose titles have the words, by keyboard alone', async ({
    page,
  }) => {
    await openPage(page, sorting);
    const field = page.getByRole('searchbox', { name: 'Filter pages' });
    const tree = page.locator('#navigation-tree');
    await field.focus();
    await page.keyboard.type('pickers base conc');
    await expect(page.locator('#navigation-filter-status')).toHaveText('1 page');
    await expect(tree.getByRole('link')).toHaveText(['Base concepts']);
    await page.keyboard.press('ArrowDown');
    await expect(tree.getByRole('link', { name: 'Base concepts' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/x/react-date-pickers/base-concepts');
    await expect(field).toHaveValue('');
    await expect(tree.locator('[aria-current="page"]')).toHaveText('Base concepts');
  });

  test('says when no title matches, and Escape brings the tree back as it was', async ({
    page,
  }) => {
    await openPage(page, sorting);
    const tree = page.locator('#navigation-tree');
    const before = await tree.getByRole('link').allTextContents();
    const field = page.getByRole('searchbox', { name: 'Filter pages' });
    await field.fill('zzzz');
    await expect(page.locator('#navigation-filter-status')).toHaveText(/No page title/);
    await expect(tree.getByRole('link')).toHaveCount(0);
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(tree.getByRole('link')).toHaveText(before);
  });
});
