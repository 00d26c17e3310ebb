import { findContrastViolations, findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test('two versions are compared, and the address keeps the choice', async ({ page }) => {
  await openPage(page, '/x/versions');
  const results = page.locator('[data-version-results]');
  await expect(results.getByRole('status')).toContainText('changes from 7.29 to');
  await page.getByLabel('From version').fill('7.0');
  await page.getByLabel('To version').fill('8.0');
  await expect(results.getByRole('status')).toContainText('changes from 7.0 to 8.0');
  await expect(page).toHaveURL(/package=@mui\/x-data-grid&from=7\.0&to=8\.0/);
  await results.getByRole('searchbox').fill('rowPositionsDebounceMs');
  const removed = results.locator('[data-change=removed]');
  await expect(removed.getByText('rowPositionsDebounceMs').first()).toBeVisible();
  await page.reload();
  await expect(results.getByRole('status')).toContainText('changes from 7.0 to 8.0');
});

test('a change of a major leads to the item of its migration guide', async ({ page }) => {
  await openPage(page, '/x/versions?package=@mui/x-data-grid&from=7.29&to=8.0');
  const link = page
    .locator('[data-change=removed] li')
    .filter({ hasText: 'indeterminateCheckboxAction' })
    .getByRole('link', { name: 'Migration guide' })
    .first();
  await expect(link).toHaveAttribute('href', /\/x\/migration\/migration-data-grid-v7#[\w-]+$/);
});

test.describe('bad input is answered', () => {
  for (const [query, answer] of [
    ['from=4.0&to=8.0', 'Version 4.0 is older than the data, which starts with 5.'],
    ['from=7.99&to=8.0', 'There is no version 7.99.'],
    ['from=latest&to=8.0', 'There is no version latest.'],
    ['from=8.2&to=7.1', 'Version 8.2 is newer than 7.1. Swap the two versions.'],
  ] as const) {
    test(query, async ({ page }) => {
      await openPage(page, `/x/versions?package=@mui/x-data-grid&${query}`);
      await expect(page.locator('[data-version-results]').getByRole('status')).toContainText(
        answer,
      );
    });
  }
});

test('rows say since when they exist, and a version marks what it does not have', async ({
  page,
}) => {
  await openPage(page, '/x/api/data-grid/data-grid?version=7.22');
  const row = page.locator('#data-grid-prop-tabNavigation');
  await expect(row.locator('[data-later]')).toHaveAttribute('data-later', 'Since 8.19');
  await expect(row).toHaveAttribute('data-absent', '');
  const bar = page.getByRole('complementary', { name: 'Your version of MUI X' });
  await expect(bar.getByRole('status')).toContainText('rows are not in your version 7.22');
  await bar.getByText('removed after 7.22').click();
  await expect(bar.getByText('indeterminateCheckboxAction')).toBeVisible();
  // The version is kept on the next page, until the reader forgets it.
  await openPage(page, '/x/api/data-grid/data-grid-pro');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Forget version' }).click();
  await expect(bar).toBeHidden();
  await expect(page.locator('[data-absent]')).toHaveCount(0);
});

test('the settings take a version', async ({ page }) => {
  await openPage(page, '/x/api/data-grid/data-grid');
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByLabel('Your version of MUI X').fill('7.5');
  await page.keyboard.press('Escape');
  await expect(page.locator('#data-grid-prop-tabNavigation')).toHaveAttribute('data-absent', '');
});

test('an unknown version is answered, and nothing is marked', async ({ page }) => {
  await openPage(page, '/x/api/data-grid/data-grid?version=99.1');
  await expect(page.getByText('There is no version 99.1.')).toBeVisible();
  await expect(page.locator('[data-absent]')).toHaveCount(0);
});

test('the page is accessible', async ({ page }) => {
  await openPage(page, '/x/versions');
  await expect(page.locator('[data-change]').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await findContrastViolations(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the packages lead to the reference', async ({ page }) => {
    await page.goto('/x/versions');
    await page.getByRole('link', { name: '@mui/x-charts-pro' }).click();
    await expect(page).toHaveURL(/\/x\/api\/charts/);
  });
});
