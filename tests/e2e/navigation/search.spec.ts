import type { Page } from '@playwright/test';
import { hasMarkedDocument, markDocument } from '#tests/setup/documentMark.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search pages by title' });
const field = (page: Page) => dialog(page).getByRole('combobox');

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens the search with the cursor in its field`, async ({ page }) => {
    await openPage(page, '/x/introduction');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press(keys);
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
}

test('a slash typed into a field stays a character', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.evaluate(() => {
    document.querySelector('main h1')?.insertAdjacentHTML('afterend', '<input aria-label="Note">');
  });
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.pressSequentially('and/or');
  await expect(note).toHaveValue('and/or');
  await expect(dialog(page)).toBeHidden();
  await note.press('Control+k');
  await expect(dialog(page)).toBeVisible();
});

test('the search finds a page by its title and opens it with Enter', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await markDocument(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await field(page).fill('licen');
  await expect(dialog(page).getByRole('option')).toHaveText([/Licensing/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/introduction/licensing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licensing');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await hasMarkedDocument(page)).toBe(true);
});

test('arrow keys move through the results and around the end', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.keyboard.press('/');
  const options = dialog(page).getByRole('option');
  await expect(options).not.toHaveCount(0);
  const selected = dialog(page).locator('[role="option"][aria-selected="true"]');
  const expectActive = async (position: number) => {
    await expect(selected).toHaveCount(1);
    const id = await options.nth(position).getAttribute('id');
    await expect(selected).toHaveAttribute('id', id ?? '');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  };
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive((await options.count()) - 1);
});

test('a search without a match says so', async ({ page }) => {
  await openPage(page, '/x/introduction');
  await page.keyboard.press('/');
  await field(page).fill('zeppelin');
  await expect(dialog(page)).toContainText('No page title matches');
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
});

test('Escape and a click beside it close the search; focus returns to where it was', async ({
  page,
}) => {
  await openPage(page, '/x/introduction');
  const button = page.getByRole('button', { name: 'Search' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 800);
  await expect(dialog(page)).toBeHidden();
});
