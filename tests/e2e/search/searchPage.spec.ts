import { findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { searchField } from '#tests/setup/search.ts';

test('an address with a query shows its results, and typing changes the address', async ({
  page,
}) => {
  await openPage(page, '/x/search?q=licensing');
  const results = page.locator('[data-search-results]');
  await expect(results.getByRole('link').first()).toContainText('Licensing');
  await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('rowSelectionModel');
  await expect(results.getByRole('link').first()).toContainText('rowSelectionModel');
  await expect(page).toHaveURL('/x/search?q=rowSelectionModel');
  expect(await findViolations(page)).toEqual([]);
  await results.getByRole('link').first().click();
  await expect(page).toHaveURL(/rowSelectionModel/);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search the documentation' })).toHaveValue(
    'rowSelectionModel',
  );
  await expect(results.getByRole('link').first()).toContainText('rowSelectionModel');
});

test('the dialog links to its results', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.keyboard.press('/');
  await searchField(page).fill('week picker');
  await page.getByRole('link', { name: 'Link to these results' }).click();
  await expect(page).toHaveURL('/x/search?q=week%20picker');
  await expect(page.locator('[data-search-results]').getByRole('link').first()).toBeVisible();
});

test('a page about something planned says so in its result', async ({ page }) => {
  await openPage(page, '/x/search?q=treemap');
  const first = page.locator('[data-search-results]').getByRole('link').first();
  await expect(first).toContainText('Treemap');
  await expect(first).toContainText('Planned');
});

test('nothing is preselected before anything is typed; Home and End move in the list', async ({
  page,
}) => {
  await openPage(page, '/x/introduction/licensing');
  await page.keyboard.press('/');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  // The pages to start from arrive after those read last; a choice made before stays where it is.
  await expect(page.getByRole('group', { name: 'Good places to start' })).toBeVisible();
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains itself and leads on', async ({ page }) => {
    await page.goto('/x/search?q=pagination');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Error messages' }),
    ).toBeVisible();
    await expect(page.locator('[data-search-form]')).toBeHidden();
  });
});
