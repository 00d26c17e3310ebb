import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/quietPage.ts';

const path = '/x/react-tree-view/simple-tree-view/items';

/** Color of a point of the page that shows nothing but its background. */
async function backgroundPixel(page: Page): Promise<string> {
  const image = await page.screenshot({ clip: { x: 720, y: 66, width: 1, height: 1 } });
  // The page's own policy lets nothing read a picture from an address of data.
  const reader = await page.context().newPage();
  const color = await reader.evaluate(
    async (data) => {
      const bitmap = await createImageBitmap(await (await fetch(data)).blob());
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(' ');
    },
    `data:image/png;base64,${image.toString('base64')}`,
  );
  await reader.close();
  return color;
}

for (const [stored, os, color] of [
  ['dark', 'light', '15 18 20'],
  ['light', 'dark', '255 255 255'],
] as const) {
  test(`S4.1 the first frame is ${stored} when that was stored, before any module has run`, async ({
    page,
    noise,
  }) => {
    noise.allow(/request failed: .*\.js/);
    noise.allow(/console error: Failed to load resource: net::ERR_FAILED/);
    await page.emulateMedia({ colorScheme: os });
    await page.addInitScript((mode) => localStorage.setItem('mui-mode', mode), stored);
    // No module ever arrives: what is painted is the work of the document and its first script alone.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    expect(await backgroundPixel(page)).toBe(color);
    await expect(page.locator('body')).toHaveClass(`mode-${stored}`);
  });
}

test('S4.3 S4.5 direction, density and colors are there in the first frame too', async ({
  page,
  noise,
}) => {
  noise.allow(/request failed: .*\.js/);
  noise.allow(/console error: Failed to load resource: net::ERR_FAILED/);
  await page.addInitScript(() => {
    sessionStorage.setItem('docs-direction', 'rtl');
    const style = { '--unit': '12px', '--color-accent': 'rgb(198, 40, 40)', color: 'red' };
    localStorage.setItem('docs-appearance', JSON.stringify({ style, dense: true }));
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('data-dense', '');
  // Only custom properties are taken over: storage cannot restyle anything else.
  await expect(root).toHaveAttribute('style', '--unit: 12px; --color-accent: rgb(198, 40, 40);');
});
