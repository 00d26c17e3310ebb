import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { templates } from '#content/templates.ts';
import { bareTemplatePath } from '#model/templatePaths.ts';
import { findBrowser } from '#scripts/setup/findBrowser.mjs';

/** The window the pictures are taken in, and how much they are made smaller. */
const viewport = { width: 1440, height: 900 };
const scale = 960 / viewport.width;

/**
 * `npm run shoot:templates -- [address]`: takes the gallery's pictures of every template from a running site, light and dark.
 * The pictures are kept with the code, because a build has no browser.
 */
async function shootTemplates(): Promise<void> {
  const origin = process.argv[2] ?? 'http://localhost:4173';
  const folder = path.resolve('public/static/templates');
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || findBrowser() || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    for (const { name } of templates) {
      await page.goto(origin + bareTemplatePath(name));
      await page.waitForSelector('[data-template-snapshot]', { state: 'detached' });
      // Charts draw themselves once they have been measured.
      await page.waitForTimeout(1000);
      const file = path.join(folder, `${name}-${colorScheme}.webp`);
      await writeFile(file, await shoot(page));
      console.log(path.relative(process.cwd(), file));
    }
    await page.close();
  }
  await browser.close();
}

/** Playwright writes no WebP; the browser itself does. */
async function shoot(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, ...viewport, scale },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

await shootTemplates();
