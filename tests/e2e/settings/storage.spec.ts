import { openCode } from '#tests/setup/demoCode.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { chooseSetting } from '#tests/setup/settings.ts';

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
