import type { Page } from '@playwright/test';
import { fixRandom } from '#tests/setup/fixRandom.ts';
import { openPage } from '#tests/setup/openPage.ts';
import type { Noise } from '#tests/setup/quietPage.ts';
import { fixDate } from './fixDate.ts';
import { haveFonts } from './haveFonts.ts';
import type { Look, Picture } from './Picture.ts';

const heights = { 1440: 900, 390: 844 };

/** Opens the page of a picture as its reader sees it, and brings it into its state. */
export async function openPicture(page: Page, picture: Picture, noise: Noise): Promise<void> {
  await setLook(page, picture.look);
  await fixDate(page, '2026-03-18T10:00:00');
  await fixRandom(page);
  await haveFonts(page);
  await openPage(page, picture.path);
  await picture.arrange(page, noise);
}

async function setLook(page: Page, { width, mode, direction }: Look): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] });
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  await page.addInitScript((dir) => {
    // Frames without an origin have no storage.
    if (window === top) {
      sessionStorage.setItem('docs-direction', dir);
    }
  }, direction);
}
