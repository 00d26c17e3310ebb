import type { Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const licensing = '/x/introduction/licensing';
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const setClipboard = (page: Page, text: string) =>
  page.evaluate((value) => navigator.clipboard.writeText(value), text);

const sample = (page: Page) => page.locator('main .MuiCode-root').first();

test('S5.3 Ctrl+C copies the block under the pointer and reports a key, not a click', async ({
  page,
}) => {
  await openPage(page, licensing);
  const actions: string[] = [];
  await page.exposeFunction('heard', (action: string) => actions.push(action));
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const button = (event.target as Element).closest('[data-ga-event-action]');
      const { heard } = window as unknown as { heard: (action: string | null) => void };
      heard(button?.getAttribute('data-ga-event-action') ?? null);
    }),
  );
  await sample(page).locator('pre').hover();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe(await sample(page).locator('pre').textContent());
  await expect(sample(page).locator('.MuiCode-copy')).toHaveText(/^Copied/);
  expect(actions).toEqual(['copy-keyboard']);
  await expect(sample(page).locator('.MuiCode-copy')).toHaveAttribute(
    'data-ga-event-action',
    'copy-click',
  );
});

test('S5.3 the focused block is copied as well, with Cmd too', async ({ page }) => {
  await openPage(page, licensing);
  await sample(page).locator('pre').focus();
  await page.keyboard.press('Meta+c');
  await expect.poll(() => clipboard(page)).toBe(await sample(page).locator('pre').textContent());
});

test('S5.3 it leaves a selection, a form field and other keys alone', async ({ page }) => {
  await openPage(page, licensing);
  const unchanged = async (reason: string) => {
    await expect(sample(page).locator('.MuiCode-copy'), reason).not.toHaveAttribute(
      'data-shows-copied',
    );
  };
  await setClipboard(page, 'before');
  await sample(page).locator('pre').hover();
  for (const keys of ['Control+Shift+c', 'Control+Alt+c', 'c', 'Control+x']) {
    await page.keyboard.press(keys);
    await unchanged(keys);
  }

  await page.evaluate(() =>
    getSelection()?.selectAllChildren(document.querySelector('h1') as Node),
  );
  await page.keyboard.press('Control+c');
  await unchanged('text is selected');
  await expect.poll(() => clipboard(page)).toMatch(/licen/i);

  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    const field = document.createElement('textarea');
    field.value = 'typed by the reader';
    document.querySelector('main .MuiCode-root')?.append(field);
    field.focus();
    field.setSelectionRange(0, 5);
  });
  await page.keyboard.press('Control+c');
  await unchanged('a field has a selection');
  await expect.poll(() => clipboard(page)).toBe('typed');
});

test('S5.3 away from every block nothing is copied', async ({ page }) => {
  await openPage(page, licensing);
  await setClipboard(page, 'before');
  await sample(page).locator('pre').hover();
  await page.locator('h1').hover();
  await page.keyboard.press('Control+c');
  await expect(page.locator('[data-shows-copied]')).toHaveCount(0);
  expect(await clipboard(page)).toBe('before');
});

test('S4.8 the copy button of a sample in the text says Copied for 2 s', async ({ page }) => {
  await openPage(page, licensing);
  await sample(page).hover();
  const button = sample(page).locator('.MuiCode-copy');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button.click();
  await expect(button).toHaveText(/^Copied/);
  await page.clock.runFor(1990);
  await expect(button).toHaveText(/^Copied/);
  await page.clock.runFor(20);
  await expect(button).toHaveText(/^Copy(?!ied)/);
});

for (const [platform, shortcut] of [
  ['Linux x86_64', '(or Ctrl + C)'],
  ['MacIntel', '(or ⌘C)'],
] as const) {
  test(`S4.8 the label names the shortcut on ${platform}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', { get: () => value });
    }, platform);
    await openPage(page, licensing);
    const label = await sample(page)
      .locator('.MuiCode-copyKeypress')
      .evaluate((element) => getComputedStyle(element, '::before').content);
    expect(label).toBe(`"${shortcut}"`);
  });
}

test('S1.10 copying works before any of the framework has loaded', async ({ page, noise }) => {
  noise.allow(/ERR_FAILED|assets/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(licensing);
  await sample(page).hover();
  await sample(page).locator('.MuiCode-copy').click();
  expect(await clipboard(page)).toBe(await sample(page).locator('pre').textContent());
  await expect(sample(page).locator('.MuiCode-copy')).toHaveText(/^Copied/);
});
