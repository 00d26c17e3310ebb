import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const guide = '/x/migration/migration-data-grid-v7';

test('what is ticked in a migration guide is counted, shown at its change, and remembered', async ({
  page,
}) => {
  await openPage(page, guide);
  const list = page.locator('.checklist');
  const all = await list.getByRole('listitem').count();
  const progress = page.locator('[data-progress]');
  await expect(progress).toHaveText(`0 of ${all} done`);

  const item = list.getByRole('checkbox', { name: 'Row selection model' });
  await item.focus();
  await page.keyboard.press('Space');
  await expect(progress).toHaveText(`1 of ${all} done`);
  const atChange = page.getByRole('checkbox', { name: 'Done: Row selection model' });
  await expect(atChange).toBeChecked();

  await page.reload();
  await expect(progress).toHaveText(`1 of ${all} done`);
  await atChange.uncheck();
  await expect(item).not.toBeChecked();
  await expect(progress).toHaveText(`0 of ${all} done`);
});

test('what is stored and is no list of changes harms nothing', async ({ page }) => {
  await page.addInitScript(
    (key) => localStorage.setItem(key, '["gone", 7, null'),
    `checklist:${guide}`,
  );
  await openPage(page, guide);
  await expect(page.locator('[data-progress]')).toHaveText(/^0 of \d+ done$/);
});

test('the list leads to each change', async ({ page }) => {
  await openPage(page, guide);
  await page.locator('.checklist').getByRole('link', { name: 'Row selection model' }).click();
  await expect(page.getByRole('heading', { name: 'Row selection model' })).toBeInViewport();
});
