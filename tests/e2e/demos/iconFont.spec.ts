import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { demoTool } from '#tests/setup/demoCode.ts';
import { keepSystemFonts, readShifts, recordShifts } from '#tests/setup/layoutShifts.ts';
import { openPage } from '#tests/setup/openPage.ts';
import { expect, test } from '#tests/setup/quietPage.ts';

const items = '/x/react-tree-view/rich-tree-view/items';
const customization = '/x/react-tree-view/rich-tree-view/customization';

const sheets = (page: Page) => page.locator('head link[rel="stylesheet"][href*="iconFont"]');
const lateRan = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/late-')),
      ),
    )
    .toBe(true);

test('S1.7 S7.2 the icon font comes once, after load, and only with a page that uses it', async ({
  page,
}) => {
  await recordShifts(page);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('material-icons')) {
      fonts.push(request.url());
    }
  });
  await openPage(page, items);
  await lateRan(page);
  await expect(sheets(page)).toHaveCount(0);

  await page
    .locator('#navigation-tree')
    .getByRole('link', { name: 'Customization' })
    .nth(1)
    .click();
  await expect(page).toHaveURL(customization);
  await expect(sheets(page)).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-icon-font');
  await page.goBack();
  await expect(page).toHaveURL(items);
  await page.goForward();
  await expect(page).toHaveURL(customization);
  await expect(sheets(page)).toHaveCount(1);
  expect(fonts).toHaveLength(1);
  expect(new URL(fonts[0] ?? '').origin).toBe(new URL(page.url()).origin);

  await page.reload();
  await expect(sheets(page)).toHaveCount(1);
  const isAfterLoad = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const sheet = performance
      .getEntriesByType('resource')
      .find(({ name }) => /iconFont/.test(name));
    return (
      navigation instanceof PerformanceNavigationTiming &&
      (sheet?.startTime ?? 0) >= navigation.loadEventStart
    );
  });
  expect(isAfterLoad).toBe(true);
});

test('S1.7 the icons of a demo are glyphs of the font, and never words', async ({ page }) => {
  await keepSystemFonts(page);
  await recordShifts(page);
  let sendFont = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    sendFont = resolve;
  });
  await page.route(/material-icons.*woff2/, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await openPage(page, customization);
  const demo = page.locator('#FontIcons');
  await demo.scrollIntoViewIfNeeded();
  const icon = demo.locator('.material-icons').first();
  await expect(icon).toHaveText('folder_open');
  await expect(icon).toHaveCSS('visibility', 'hidden');
  // Between two looks the running demo may take the place of its snapshot.
  await expect.poll(() => icon.boundingBox()).toMatchObject({ width: 18, height: 18 });

  sendFont();
  await expect(page.locator('html')).toHaveAttribute('data-icon-font');
  await expect(demo.locator('[data-demo-live]')).toBeVisible();
  await expect(icon).toHaveCSS('visibility', 'visible');
  await expect(icon).toHaveCSS('font-family', /Material Icons/);
  expect(await page.evaluate(() => document.fonts.check("18px 'Material Icons'"))).toBe(true);
  // A ligature is one glyph: the text of eleven letters is as wide as the icon.
  const width = await icon.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width;
  });
  expect(Math.round(width)).toBe(18);
  expect(await icon.boundingBox()).toMatchObject({ width: 18, height: 18 });
  expect(await readShifts(page)).toEqual([]);
});

test('S1.7 a font that fails leaves no words', async ({ page, noise }) => {
  noise.allow(/material-icons|Failed to load resource/);
  await page.route(/material-icons.*woff2/, (route) => route.abort());
  // The sheet asks for the font when it comes, which may be before the reader scrolls.
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('material-icons'),
  );
  await openPage(page, customization);
  await page.locator('#FontIcons').scrollIntoViewIfNeeded();
  await failed;
  await expect(page.locator('#FontIcons .material-icons').first()).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-icon-font');
});

test('the exported project loads the icon font', async ({ page }) => {
  await openPage(page, customization);
  await (await demoTool(page, 'FontIcons', 'more')).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as .zip' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  const [, html] = Object.entries(files).find(([name]) => name.endsWith('index.html')) ?? [];
  expect(strFromU8(html ?? new Uint8Array())).toContain('family=Material+Icons');
});
