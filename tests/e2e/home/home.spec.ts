import { findViolations } from '#tests/setup/findViolations.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

test('the install command follows the package manager, and is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/');
  const group = page.getByRole('main').locator('.code-group');
  await group.getByRole('tab', { name: 'pnpm' }).click();
  await group.getByRole('button', { name: 'Copy the code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'pnpm add @mui/x-data-grid',
  );
});

test('the app beside the headline and the scenes start with the first sign of a reader', async ({
  page,
}) => {
  await openPage(page, '/');
  const stage = page.locator('[data-hero-stage]');
  await expect(stage.locator('img:visible')).toHaveCount(1);
  // The page is told where the pointer rests, which nobody moved.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(2500);
  await expect(stage.locator('iframe')).toHaveCount(0);
  await expect(page.locator('[data-demo-live]')).toHaveCount(0);
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 210);
  const app = page.frameLocator('[data-hero-stage] iframe');
  await expect(stage.locator('iframe')).toBeVisible();
  await expect(app.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[data-scene="data-grid"] [data-demo-live]')).toBeVisible();
});

test('a swatch recolors the page and its scenes, and is remembered', async ({ page }) => {
  await openPage(page, '/');
  const start = page.getByRole('link', { name: 'Get started' });
  const color = () => start.evaluate((link) => getComputedStyle(link).backgroundColor);
  const before = await color();
  await page.getByRole('button', { name: 'Use #00796b as the primary color' }).click();
  await expect.poll(color).toBe('rgb(0, 121, 107)');
  const tree = page.locator('[data-scene="tree-view"]');
  await tree.scrollIntoViewIfNeeded();
  await expect(tree.locator('[data-demo-live] .Mui-checked').first()).toHaveCSS(
    'color',
    'rgb(0, 121, 107)',
  );
  await page.reload();
  await expect.poll(color).toBe('rgb(0, 121, 107)');
  await page.getByRole('button', { name: 'Use the default color' }).click();
  await expect.poll(color).toBe(before);
});

test('every watermark stays in the scene of its component', async ({ page }) => {
  await openPage(page, '/');
  for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
    const scene = page.locator(`[data-scene="${product}"]`);
    await scene.scrollIntoViewIfNeeded();
    const live = scene.locator('[data-demo-live]');
    const watermark = live.getByText('Missing license key');
    await expect(watermark).toHaveCount(1);
    const [inner, outer] = [await watermark.boundingBox(), await scene.boundingBox()];
    expect(inner!.y).toBeGreaterThan(outer!.y);
    expect(inner!.y + inner!.height).toBeLessThan(outer!.y + outer!.height);
  }
});

test('the grid counts its rows while it scrolls', async ({ page }) => {
  await openPage(page, '/');
  const grid = page.locator('[data-scene="data-grid"]');
  await grid.scrollIntoViewIfNeeded();
  const live = grid.locator('[data-demo-live]');
  await expect(live.getByText('Row 1 of 100,000')).toBeVisible();
  await live.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
    scroller.scrollTop = 52 * 50_000;
  });
  await expect(live.getByText(/^Row (49,9|50,0)\d\d of 100,000$/)).toBeVisible();
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the front page has no violation and fits ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await openPage(page, '/');
      expect(await findViolations(page, 'main')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  });
}
