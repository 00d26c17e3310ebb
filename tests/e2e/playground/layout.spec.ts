import { findContrastViolations, findViolations } from '#tests/setup/findViolations.ts';
import { editor, openPlayground, preview, previewFrame } from '#tests/setup/playground.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test('the preview has the reader’s theme and can be looked at in another', async ({ page }) => {
  await openPlayground(page);
  const frame = preview(page);
  await expect(frame.getByText('Picked: nothing yet')).toBeVisible();
  const root = previewFrame(page).locator('html');
  await expect(root).toHaveAttribute('dir', 'ltr');
  await frame.getByText('Garden').click();

  await page.getByRole('radio', { name: 'RTL' }).check({ force: true });
  await expect(root).toHaveAttribute('dir', 'rtl');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await expect(frame.getByText('Picked: garden'), 'nothing was mounted anew').toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(root).toHaveCSS('color-scheme', 'dark');
});

test('the preview takes the width of a phone, a tablet or all there is', async ({ page }) => {
  await openPlayground(page);
  const frame = page.locator('iframe[title^="Preview of"]');
  const width = async () => Math.round((await frame.boundingBox())?.width ?? 0);
  await expect.poll(width).toBeGreaterThan(600);
  await page.getByRole('radio', { name: '390' }).check({ force: true });
  await expect.poll(width).toBe(390);
  await page.getByRole('radio', { name: '768' }).check({ force: true });
  await expect.poll(width).toBe(768);
});

test('the line between code and preview moves by keyboard and pointer', async ({ page }) => {
  await openPlayground(page);
  const handle = page.getByRole('separator', { name: 'Editor width' });
  const left = async () => Math.round((await handle.boundingBox())?.x ?? 0);
  const before = await left();
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '55');
  await expect.poll(left).toBeGreaterThan(before + 50);
  await page.keyboard.press('Home');
  await expect(handle).toHaveAttribute('aria-valuenow', '20');
  const box = await handle.boundingBox();
  const y = (box?.y ?? 0) + 200;
  await page.mouse.move((box?.x ?? 0) + 4, y);
  await page.mouse.down();
  await page.mouse.move(900, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(880);
  await handle.dblclick();
  await expect(handle).toHaveAttribute('aria-valuenow', '50');
});

test('on a phone one part is shown at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlayground(page);
  await expect(page.getByRole('separator')).toBeHidden();
  await page.getByRole('radio', { name: 'Preview' }).check({ force: true });
  await expect(preview(page).getByText('Picked: nothing yet')).toBeVisible();
  await expect(editor(page)).toBeHidden();
  await page.getByRole('radio', { name: 'Console' }).check({ force: true });
  await expect(page.getByText('Nothing logged yet.')).toBeVisible();
  await page.getByRole('radio', { name: 'Code' }).check({ force: true });
  await expect(editor(page)).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const reach = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(reach, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the playground has no violation at ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPlayground(page);
    await expect(page.locator('[data-status="running"]')).toBeAttached();
    expect((await findViolations(page)).join('\n')).toBe('');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveClass('mode-dark');
    expect((await findContrastViolations(page)).join('\n'), 'in dark mode').toBe('');
  });
}

test('the playground speaks Chinese and reads from right to left', async ({ page }) => {
  await page.addInitScript(() => {
    try {
      sessionStorage.setItem('docs-direction', 'rtl');
    } catch {
      // The frame of the preview has no storage.
    }
  });
  await page.goto('/zh/playground');
  await expect(page.getByRole('heading', { level: 1, name: '在线编辑' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const frame = page.frameLocator('iframe[title$="的预览"]');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(frame.getByText('Picked: nothing yet')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'App.tsx 的代码' })).toHaveCSS('direction', 'ltr');
  expect((await findViolations(page)).join('\n')).toBe('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the playground says what it needs', async ({ page }) => {
    await page.goto('/playground');
    await expect(page.getByText('The playground needs JavaScript')).toBeVisible();
    await expect(page.getByText('Opening the playground')).toBeHidden();
  });
});
