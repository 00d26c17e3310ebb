import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test('what is new leads to the section that explains it, and to a feed', async ({ page }) => {
  await openPage(page, '/x/whats-new');
  await expect(page.getByRole('table')).toHaveCount(4);
  const row = page.getByRole('row', { name: '8.26.0' });
  await expect(row).toContainText('Jan 22, 2026');
  const feed = page.locator('link[type="application/atom+xml"][href$="/whats-new.xml"]');
  const address = new URL((await feed.getAttribute('href')) ?? '');
  const response = await page.request.get(address.pathname);
  expect(response.headers()['content-type']).toContain('xml');
  expect(await response.text()).toContain('<title>DataGridPremium 8.26.0</title>');

  await row.getByRole('link', { name: 'Users undo and redo edits' }).click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/undo-redo$/);
});
