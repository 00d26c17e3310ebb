import { openCode } from '#tests/setup/demoCode.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { chooseSetting, openSettings } from '#tests/setup/settings.ts';

const path = '/x/react-tree-view/simple-tree-view/items';

test('S4.1 two tabs stay in step', async ({ page, context }) => {
  await openPage(page, path);
  const other = await context.newPage();
  await openPage(other, '/x/introduction');
  await chooseSetting(other, 'Dark');
  await expect(page.locator('body')).toHaveClass('mode-dark');
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  await chooseSetting(page, 'System');
  await expect(other.locator('body')).toHaveClass('mode-light');
});

test('S1.8 S4.5 a tab does not overwrite the colors and spacing that another has stored', async ({
  page,
  context,
}) => {
  await openPage(page, path);
  const other = await context.newPage();
  await openPage(other, '/x/introduction');
  await openSettings(other);
  await other.getByRole('button', { name: 'Increase spacing' }).click();
  await other.getByRole('button', { name: 'Primary #ad1457' }).click();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain('paletteColors');

  // This tab has neither been reloaded nor left.
  await chooseSetting(page, 'Dense components');
  const shown = () =>
    page.evaluate(() => {
      const { style, dataset } = document.documentElement;
      return {
        unit: style.getPropertyValue('--unit'),
        hasAccent: style.getPropertyValue('--color-accent').includes('#ad1457'),
        isDense: dataset.dense !== undefined,
      };
    });
  const all = { unit: '9px', hasAccent: true, isDense: true };
  expect(await shown()).toEqual(all);
  await page.reload();
  expect(await shown()).toEqual(all);
  await openSettings(page);
  await expect(page.getByRole('dialog').getByText('9 px', { exact: true })).toBeVisible();
  const chosen = page.getByRole('button', { name: 'Primary #ad1457' });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
});

test('S4.1 without storage every choice still works for as long as the page is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is disabled', 'SecurityError');
        },
      });
    }
  });
  await openPage(page, path);
  await chooseSetting(page, 'Dark');
  await expect(page.locator('body')).toHaveClass('mode-dark');
  await chooseSetting(page, 'Right to left');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('S3.8 S9.18 code preferences are cookies of one year for the whole site', async ({
  page,
  context,
}) => {
  await openPage(page, path);
  await chooseSetting(page, 'JavaScript');
  await chooseSetting(page, 'Tailwind CSS');
  const cookies = await context.cookies();
  const inAYear = Date.now() / 1000 + 31_536_000;
  for (const [name, value] of [
    ['codeVariant', 'JS'],
    ['codeStyling', 'Tailwind'],
  ]) {
    const cookie = cookies.find((candidate) => candidate.name === name);
    expect(cookie).toMatchObject({ value, path: '/', sameSite: 'Lax' });
    expect(Math.abs((cookie?.expires ?? 0) - inAYear)).toBeLessThan(120);
  }
  await page.reload();
  await openCode(page, 'BasicItems');
  await expect(page.locator('#BasicItems')).toContainText('BasicItems.js');
});
