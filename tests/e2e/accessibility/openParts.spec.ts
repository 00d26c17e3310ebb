import { findViolations } from '#tests/setup/findViolations.ts';
import { openCode } from '#tests/setup/demoCode.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { searchOptions } from '#tests/setup/search.ts';
import { openSettings } from '#tests/setup/settings.ts';

const items = '/x/react-tree-view/simple-tree-view/items';

test('open menus and the settings have no violation', async ({ page }) => {
  await openPage(page, items);
  for (const menu of await page.locator('header summary').all()) {
    await menu.click();
    expect((await findViolations(page, 'header')).join('\n')).toBe('');
  }
  await page.keyboard.press('Escape');
  await openSettings(page);
  expect((await findViolations(page, 'header')).join('\n')).toBe('');
});

test('shown code and the search have no violation', async ({ page }) => {
  await openPage(page, items);
  await openCode(page, 'ItemsFromData');
  expect((await findViolations(page, '#ItemsFromData')).join('\n')).toBe('');
  await page.keyboard.press('/');
  await expect(searchOptions(page)).not.toHaveCount(0);
  expect((await findViolations(page, 'dialog')).join('\n')).toBe('');
});

test('the open drawer has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/x/introduction');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 0.9 });
  expect((await findViolations(page, '#site-navigation')).join('\n')).toBe('');
});
