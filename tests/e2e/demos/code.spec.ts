import type { Page } from '@playwright/test';
import { openCode } from '#tests/setup/demoCode.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const items = '/x/react-tree-view/simple-tree-view/items';
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function codeVariant(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'codeVariant');
}

test('the code of a demo opens and closes', async ({ page }) => {
  await openPage(page, items);
  const demo = await openCode(page, 'BasicItems');
  await expect(demo.locator('[data-code-file] pre')).toContainText(
    'export default function BasicItems()',
  );
  await demo.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(demo.locator('[data-code-file] pre')).toBeHidden();
});

test('S3.8 TypeScript is shown first; JavaScript is one choice for all demos and remembered', async ({
  page,
}) => {
  await openPage(page, items);
  const demo = await openCode(page, 'RichLabels');
  await expect(demo.getByRole('button', { name: 'TS', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(demo.getByRole('button', { name: 'RichLabels.tsx' })).toBeVisible();
  await expect(demo.locator('[data-code-file] pre')).toContainText('interface BedLabelProps');

  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  await expect(demo.getByRole('button', { name: /^RichLabels\.jsx?$/ })).toBeVisible();
  await expect(demo.locator('[data-code-file] pre')).toContainText('function BedLabel(');
  await expect(demo.locator('[data-code-file] pre')).not.toContainText('interface');
  const cookie = await codeVariant(page);
  expect(cookie?.value).toBe('JS');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(360);

  const other = await openCode(page, 'TrackClicks');
  await expect(other.getByRole('button', { name: 'JS', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(other.locator('[data-code-file] pre')).not.toContainText('<string | null>');

  await openPage(page, items);
  const again = await openCode(page, 'RichLabels');
  await expect(again.getByRole('button', { name: 'JS', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(again.locator('[data-code-file] pre')).not.toContainText('interface');
  await again.getByRole('button', { name: 'TS', exact: true }).click();
  await expect(again.locator('[data-code-file] pre')).toContainText('interface BedLabelProps');
  expect((await codeVariant(page))?.value).toBe('TS');
});

test('a demo of several files shows one at a time', async ({ page }) => {
  await openPage(page, items);
  const demo = await openCode(page, 'ItemsFromData');
  const shown = demo.locator('[data-code-file] pre').filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('renderStop');
  await demo.getByRole('button', { name: 'network.data.ts' }).click();
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toContainText('renderStop');
  await expect(demo.getByRole('button', { name: 'network.data.ts' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('S1.10 S4.8 the copy button of a demo copies its code and says Copied for 1.2 s', async ({
  page,
}) => {
  await openPage(page, items);
  const demo = await openCode(page, 'BasicItems');
  const button = demo.locator('[data-code-file] .MuiCode-copy');
  await demo.locator('[data-code-file] pre').hover();
  await expect(button).toHaveText(/^Copy/);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button.click();
  await expect(button).toHaveText(/^Copied/);
  expect(await clipboard(page)).toBe(await demo.locator('[data-code-file] pre').textContent());
  await page.clock.runFor(1190);
  await expect(button).toHaveText(/^Copied/);
  await page.clock.runFor(20);
  await expect(button).toHaveText(/^Copy(?!ied)/);
});
