import { expect, test } from '#tests/setup/quietPage.ts';
import { openPage } from '#tests/setup/openPage.ts';

test('S1.13 without a key the holder is empty, and the library says so once and no more', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await openPage(page, '/x/react-tree-view/rich-tree-view/lazy-loading');
  await expect(page.locator('[data-demo-live]').first()).toBeVisible();
  await expect(page.getByText('MUI X Missing license key').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, '__MUI_LICENSE_INFO__'))).toEqual({});
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('MUI X: Missing license key.');
});

test('a demo of a paid package explains its watermark in one line, with a link to the plan', async ({
  page,
}) => {
  await openPage(page, '/x/react-tree-view/rich-tree-view/lazy-loading');
  const note = page.getByText('Shown without a license key, so it displays a watermark.').first();
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveAttribute(
    'href',
    '/x/introduction/licensing#pro-plan',
  );
});

test('a demo that shows no watermark says nothing about one, paid or not', async ({ page }) => {
  await openPage(page, '/x/react-date-pickers/fields');
  await expect(page.locator('[data-demo-live]').first()).toBeVisible();
  await expect(page.getByText('displays a watermark')).toHaveCount(0);
});
