import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { templates } from '#content/templates.ts';
import { bareTemplatePath } from '#model/Template.ts';
import { findBrowser } from '#scripts/setup/findBrowser.mjs';

/** Viewport of the screenshots, and the factor they are scaled down by. */
const viewport = { width: 1440, height: 900 };
const scale = 960 / viewport.width;

/**
 * `npm run screenshot:templates -- [address]`: takes the screenshots of the template gallery from a running site, light and dark.
 * They are committed, because a build has no browser.
 */
async function screenshotTemplates(): Promise<void> {
  const origin = process.argv[2] ?? 'http://localhost:4173';
  const folder = path.resolve('public/static/templates');
  await mkdir(folder, { recursive: true });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    for (const { name } of templates) {
      await page.goto(origin + bareTemplatePath(name));
      await page.waitForSelector('[data-template-snapshot]', { state: 'detached' });
      // Charts render once they have been measured.
      await page.waitForTimeout(1000);
      const file = path.join(folder, `${name}-${colorScheme}.webp`);
      await writeFile(file, await takeScreenshot(page));
      console.log(path.relative(process.cwd(), file));
    }
    await page.close();
  }
  await browser.close();
}

/** Screenshot as WebP, which the browser can write and Playwright cannot. */
async function takeScreenshot(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, ...viewport, scale },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

await screenshotTemplates();
