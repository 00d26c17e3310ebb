import { test as quietTest } from '#tests/setup/quietPage.ts';
import { openPicture } from './openPicture.ts';
import type { Picture } from './Picture.ts';
import { reducePicture } from './reducePicture.ts';
import { takeScreenshot } from './takeScreenshot.ts';

/** What a test of pictures does. */
export interface Camera {
  /** Opens the page of a picture and brings it into its state. */
  open(picture: Picture): Promise<void>;
  /** Takes the picture as it is compared with its baseline. */
  take(): Promise<Buffer>;
}

/** Playwright's quiet `test` with a camera. */
export const test = quietTest.extend<
  { camera: Camera },
  { reduce: (picture: Buffer) => Promise<Buffer> }
>({
  reduce: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      await provide((picture) => reducePicture(page, picture));
      await page.close();
    },
    { scope: 'worker' },
  ],
  camera: async ({ page, noise, reduce }, provide) => {
    await provide({
      open: (picture) => openPicture(page, picture, noise),
      take: async () => reduce(await takeScreenshot(page)),
    });
  },
});

export { expect } from '#tests/setup/quietPage.ts';
