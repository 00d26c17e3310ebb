import { findContrastViolations, findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { searchField, searchOptions } from '#tests/setup/search.ts';

const stack = `Uncaught Error: MUI X: The Data Grid component requires all rows to have a unique \`id\` property.
Alternatively, you can use the \`getRowId\` prop to specify a custom id for each row.
A row was provided without id in the rows prop:
{"name":"Tea"}
    at checkGridRowIdIsValid (gridRowsUtils.js:39:11)
    at App (App.tsx:7:3)`;
const rowId = 'the-data-grid-component-requires-all-rows-to-have-a-unique-id';

test('a pasted stack finds its message, whose link opens it', async ({ page }) => {
  await openPage(page, '/x/errors');
  const box = page.getByLabel('Error message or stack trace');
  await box.focus();
  await page.keyboard.insertText(stack);
  const matcher = page.locator('[data-error-matcher]');
  await expect(matcher.getByRole('status')).toHaveText('1 message matches');
  const link = matcher.getByRole('link');
  await expect(link).toContainText('requires all rows to have a unique');
  await link.click();
  await expect(page).toHaveURL(`/x/errors#${rowId}`);
  const entry = page.locator(`#${rowId}`);
  await expect(entry).toHaveAttribute('open', '');
  await expect(entry.getByText('getRowId={(row)')).toBeInViewport();
});

test('text that is no message is answered with what to do instead', async ({ page }) => {
  await openPage(page, '/x/errors');
  await page.getByLabel('Error message or stack trace').fill('TypeError: x is not a function');
  await expect(page.locator('[data-error-matcher]').getByRole('status')).toContainText(
    'No message of the installed version matches',
  );
});

test('every linked section exists, and every message has its own anchor', async ({ page }) => {
  await openPage(page, '/x/errors');
  const ids = await page
    .locator('.error-list > details')
    .evaluateAll((entries) => entries.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(150);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a message is a result of the search and opens on the page', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.keyboard.press('/');
  await searchField(page).fill('Could not find the Data Grid context');
  const first = searchOptions(page).first();
  await expect(first).toContainText('Could not find the Data Grid context');
  await expect(first).toContainText('Error');
  await first.click();
  await expect(page).toHaveURL('/x/errors#could-not-find-the-data-grid-context');
  await expect(page.locator('#could-not-find-the-data-grid-context')).toHaveAttribute('open', '');
});

test('the page is accessible in both modes', async ({ page }) => {
  await openPage(page, `/x/errors#${rowId}`);
  await expect(page.locator(`#${rowId}`)).toHaveAttribute('open', '');
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findContrastViolations(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list remains, with the entry of the address open, and without the box', async ({
    page,
  }) => {
    await page.goto(`/x/errors#${rowId}`);
    await expect(page.locator(`#${rowId}`).getByText('Add an id to every row')).toBeVisible();
    await expect(page.locator('[data-error-matcher]')).toBeHidden();
  });
});
