import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { chooseSetting } from '#tests/setup/settings.ts';

const path = '/x/react-data-grid/column-visibility#responsive-columns';

test('a demo in a frame sees a viewport of its own, by mouse and by keyboard', async ({ page }) => {
  await openPage(page, path);
  const frame = page.locator('#ColumnsForPhones').frameLocator('iframe');
  await expect(frame.getByRole('columnheader')).toHaveText(['Title', 'On loan']);

  await frame.getByRole('gridcell').first().click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(frame.locator('[data-rowindex="1"] [data-field="onLoan"]')).toBeFocused();

  await frame.getByRole('columnheader', { name: 'Title' }).hover();
  await frame.getByRole('button', { name: 'Title column menu' }).click();
  await expect(frame.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('menuitem')).toHaveCount(0);
});

test('a demo in a frame follows the reader’s mode and direction', async ({ page }) => {
  await openPage(page, path);
  const frame = page.locator('#ColumnsForPhones').frameLocator('iframe');
  const color = () =>
    frame
      .getByRole('gridcell')
      .first()
      .evaluate((cell) => getComputedStyle(cell).color);
  const light = await color();
  await chooseSetting(page, 'Dark');
  await expect.poll(color).not.toBe(light);
  await chooseSetting(page, 'Right to left');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a demo in a frame leaves the style sheets of the page where they are', async ({ page }) => {
  await openPage(page, path);
  const frame = page.locator('#ColumnsForPhones').frameLocator('iframe');
  await expect(frame.getByRole('gridcell').first()).toBeVisible();
  await expect(frame.locator('style[data-emotion^="css"]')).toHaveCount(0);
  await expect(page.locator('style[data-emotion^="css "]')).not.toHaveCount(0);
});
