import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { searchDialog, searchField, searchOptions } from '#tests/setup/search.ts';

test.beforeEach(async ({ page }) => {
  await openPage(page, '/x/react-tree-view/rich-tree-view/items');
  await page.keyboard.press('/');
});

test('> lists actions and marks what is so already', async ({ page }) => {
  await searchField(page).fill('>');
  const actions = searchDialog(page).getByRole('group', { name: 'Actions' });
  await expect(actions.getByRole('option', { name: 'Switch to dark mode' })).toBeVisible();
  await expect(actions.getByRole('option', { name: 'Read in 中文' })).toBeVisible();
  await expect(actions.getByRole('option', { name: /Open version/ })).not.toHaveCount(0);
});

test('mode, direction and density are switched in place, and said', async ({ page }) => {
  const root = page.locator('html');
  const run = async (query: string, said: string) => {
    await searchField(page).fill(query);
    await page.keyboard.press('Enter');
    await expect(searchDialog(page)).toContainText(`Done: ${said}`);
  };
  await run('>dark', 'Switch to dark mode');
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'dark');
  await run('>rtl', 'Read right to left');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await run('>dense', 'Use dense components');
  await expect(root).toHaveAttribute('data-dense', /.*/);
});

test('a setting is found without the sign, too', async ({ page }) => {
  await searchField(page).fill('dark mode');
  await searchOptions(page).filter({ hasText: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
});

test('the link of the page is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await searchField(page).fill('>copy');
  await page.keyboard.press('Enter');
  await expect(searchDialog(page)).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('another language and the playground are opened', async ({ page }) => {
  await searchField(page).fill('>中文');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zh/x/react-tree-view/rich-tree-view/items');
  await openPage(page, '/x/introduction');
  await page.keyboard.press('/');
  await searchField(page).fill('>playground');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/playground');
});
