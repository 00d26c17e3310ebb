import { findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const sorting = '/x/react-data-grid/sorting';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the table of contents opens from a bar below the header', async ({ page }) => {
  await openPage(page, sorting);
  const button = page.getByRole('button', { name: 'On this page' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await button.click();
  await expect(contents.getByRole('link').first()).toBeVisible();
  expect(await findViolations(page, '[data-contents-list]')).toEqual([]);
  await contents.getByRole('link', { name: 'Custom comparator' }).click();
  await expect(page).toHaveURL(`${sorting}#custom-comparator`);
  await expect(contents.getByRole('link').first()).toBeHidden();
  // The heading is below the bar, which names it.
  const bar = await page.locator('[data-contents-bar]').boundingBox();
  const heading = await page.locator('#custom-comparator').boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(page.locator('[data-contents-now]')).toHaveText('Custom comparator');
});

test('Escape closes the table of contents and returns to its button', async ({ page }) => {
  await openPage(page, sorting);
  const button = page.getByRole('button', { name: 'On this page' });
  await button.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(button).toBeFocused();
});

test('the way back to the top covers nothing', async ({ page }) => {
  await openPage(page, sorting);
  await page.mouse.wheel(0, 3000);
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeVisible();
  const [top, bar] = [
    await button.boundingBox(),
    await page.locator('[data-contents-bar]').boundingBox(),
  ];
  expect(top?.y).toBeGreaterThanOrEqual(bar?.y ?? Infinity);
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(
    (bar?.y ?? 0) + (bar?.height ?? 0),
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar opens the table of contents all the same', async ({ page }) => {
    await page.goto(sorting);
    await page.getByRole('button', { name: 'On this page' }).click();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link').first()).toBeVisible();
  });
});
