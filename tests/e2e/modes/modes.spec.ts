import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { themeColors } from '#pipeline/vite/accentPlugin.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';
import { chooseSetting } from '#tests/setup/settings.ts';

const colors = themeColors(readFileSync('site/ui/tokens.css', 'utf8'));

const storeMode = (page: Page, mode: string) =>
  page.addInitScript((value) => localStorage.setItem('mui-mode', value), mode);

/** The color a browser paints its own bar in: the first theme color whose media matches. */
const themeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => media === '' || matchMedia(media).matches,
      )?.content,
  );

test('S4.1 S4.2 system mode follows the operating system, also while the page is open', async ({
  page,
}) => {
  await openPage(page, '/x/introduction');
  await expect(page.locator('body')).toHaveClass('mode-light');
  expect(await themeColor(page)).toBe(colors.light);
  const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveClass('mode-dark');
  expect(await themeColor(page)).toBe(colors.dark);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
    light,
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).toHaveClass('mode-light');
});

test('S4.1 system mode follows the operating system before anything else has asked for the mode', async ({
  page,
}) => {
  // Analytics among others asks for it, and comes late.
  await page.route('**/assets/late-*.js', () => {});
  await openPage(page, '/x/introduction/licensing');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveClass('mode-dark');
});

for (const { stored, system } of [
  { stored: 'dark', system: 'light' },
  { stored: 'light', system: 'dark' },
] as const) {
  test(`S4.1 a stored ${stored} mode wins over a ${system} system from the first paint on`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await storeMode(page, stored);
    // Without the site's modules, what is seen is what was painted before they run.
    await page.route('**/assets/*.js', (route) => route.abort('aborted'));
    await page.goto('/x/introduction');
    await expect(page.locator('body')).toHaveClass(`mode-${stored}`);
    const painted = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.unrouteAll();
    await openPage(page, '/x/introduction');
    await expect(page.locator('body')).toHaveClass(`mode-${stored}`);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      painted,
    );
  });

  test(`S4.2 theme-color metas are ${stored} in a stored ${stored} mode on a ${system} system`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await storeMode(page, stored);
    await openPage(page, '/x/introduction');
    await expect.poll(() => themeColor(page)).toBe(colors[stored]);
    // One for each mode, of which the browser may use only one: hydration must not add another.
    const metas = await page.locator('meta[name="theme-color"]').evaluateAll((elements) =>
      elements.map((element) => ({
        color: element.getAttribute('content'),
        isUsed: matchMedia(element.getAttribute('media') ?? '').matches,
      })),
    );
    expect(metas).toEqual([
      { color: colors.light, isUsed: stored === 'light' },
      { color: colors.dark, isUsed: stored === 'dark' },
    ]);
  });
}

test('S4.2 body has exactly one mode class through choices and client navigations', async ({
  page,
}) => {
  await openPage(page, '/x/introduction');
  const body = page.locator('body');
  for (const [label, expected] of [
    ['Dark', 'mode-dark'],
    ['Light', 'mode-light'],
    ['System', 'mode-light'],
    ['Dark', 'mode-dark'],
  ] as const) {
    await chooseSetting(page, label);
    await expect(body).toHaveClass(expected);
  }
  expect(await themeColor(page)).toBe(colors.dark);
  await page.locator('#navigation-tree').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveTitle('Support - MUI X');
  await expect(body).toHaveClass('mode-dark');
  await page.getByRole('link', { name: 'MUI X home' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(body).toHaveClass('mode-dark');
  await page.reload();
  await expect(body).toHaveClass('mode-dark');
});

test('S4.1 a choice reaches the other tabs', async ({ page, context }) => {
  await openPage(page, '/x/introduction');
  const other = await context.newPage();
  await openPage(other, '/x/introduction/licensing');
  await chooseSetting(other, 'Dark');
  await expect(page.locator('body')).toHaveClass('mode-dark');
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
});

test('S4.1 a browser that refuses storage still shows the page and changes modes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await openPage(page, '/x/introduction/installation');
  await expect(page.locator('body')).toHaveClass('mode-light');
  await chooseSetting(page, 'Dark');
  await expect(page.locator('body')).toHaveClass('mode-dark');
});

test('S4.3 right to left mirrors the shell, code stays left to right', async ({ page }) => {
  await openPage(page, '/x/introduction/installation');
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  expect(await left('#site-navigation')).toBeLessThan(10);
  await chooseSetting(page, 'Right to left');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await left('#site-navigation')).toBeGreaterThan(1000);
  const code = page.locator('main pre[tabindex]').first();
  await expect(code).toHaveCSS('direction', 'ltr');
  await expect(code).toHaveCSS('text-align', /^(left|start)$/);
});

test('S4.1 a demo is shown in the mode of the page', async ({ page }) => {
  await openPage(page, '/x/react-tree-view/simple-tree-view/items');
  const item = page.locator('#BasicItems [data-demo-live] [role="treeitem"]').first();
  const light = await item.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(() => item.evaluate((element) => getComputedStyle(element).color))
    .not.toBe(light);
  await expect(page.locator('#BasicItems [data-demo-live]')).toBeVisible();
});

test('S1.8 a button in the header switches the mode, and the choice is kept', async ({ page }) => {
  await openPage(page, '/x/introduction');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'light');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'dark');
});
