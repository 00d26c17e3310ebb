import type { Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('S1.10 every code sample has a copy button, which copies that sample', async ({ page }) => {
  await openPage(page, '/x/introduction/licensing');
  const samples = page.locator('main .MuiCode-root');
  expect(await samples.count()).toBeGreaterThan(3);
  for (const sample of await samples.all()) {
    await expect(sample.locator('.MuiCode-copy')).toHaveCount(1);
  }
  const sample = samples.nth(2);
  await sample.hover();
  await sample.locator('.MuiCode-copy').click();
  expect(await clipboard(page)).toBe(await sample.locator('pre').textContent());
});

test('a copy button is reached and seen by keyboard', async ({ page }) => {
  await openPage(page, '/x/introduction/licensing');
  const sample = page.locator('main .MuiCode-root').first();
  await sample.locator('pre').focus();
  await page.keyboard.press('Tab');
  await expect(sample.locator('.MuiCode-copy')).toBeFocused();
  await expect(sample.locator('.MuiCode-copy')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe(await sample.locator('pre').textContent());
});

test('a choice in a code group counts for all groups of its kind and is remembered', async ({
  page,
}) => {
  await openPage(page, '/x/introduction/installation');
  const groups = page.locator('.code-group[data-code-group="package-manager"]');
  const shown = (index: number) =>
    groups.nth(index).locator('.code-panel').filter({ visible: true });
  // The first group creates a project, the others install packages.
  await expect(shown(1)).toContainText('npm install');
  await groups.nth(1).getByRole('tab', { name: 'pnpm' }).click();
  for (const index of [1, 2, 3]) {
    await expect(shown(index)).toHaveCount(1);
    await expect(shown(index)).toContainText('pnpm add');
  }
  await page.keyboard.press('ArrowRight');
  await expect(groups.nth(1).getByRole('tab', { name: 'yarn' })).toBeFocused();
  await expect(shown(2)).toContainText('yarn add');
  await openPage(page, '/x/introduction/installation');
  await expect(shown(1)).toContainText('yarn add');
  await expect(groups.nth(1).getByRole('tab', { name: 'yarn' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
