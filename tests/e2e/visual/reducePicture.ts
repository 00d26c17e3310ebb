import type { Page } from '@playwright/test';
import { encodePng, type Pixels } from './encodePng.ts';

/** Pixels of a picture, across and down, that become one. */
const factor = 3;

/** Levels of a color that become one; fewer levels need fewer bytes. */
const step = 16;

/**
 * Makes a picture small enough to keep, in an empty page of the browser: of nine pixels the mean remains, in which the
 * way a system draws letters no longer shows. Each mean is written as four pixels, because Playwright's comparison
 * takes lone ones for smoothed edges and would not miss a thin icon.
 */
export async function reducePicture(page: Page, picture: Buffer): Promise<Buffer> {
  const reduced = await page.evaluate(
    async (given) => {
      const address = `data:image/png;base64,${given.data}`;
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const source = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      source.drawImage(bitmap, 0, 0);
      const pixels = source.getImageData(0, 0, bitmap.width, bitmap.height).data;
      const width = Math.floor(bitmap.width / given.factor);
      const height = Math.floor(bitmap.height / given.factor);

      const mean = (x: number, y: number, channel: number) => {
        let sum = 0;
        for (let row = y * given.factor; row < (y + 1) * given.factor; row += 1) {
          for (let column = x * given.factor; column < (x + 1) * given.factor; column += 1) {
            sum += pixels[(row * bitmap.width + column) * 4 + channel] ?? 0;
          }
        }
        return sum / given.factor ** 2;
      };

      let rgb = '';
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          for (let channel = 0; channel < 3; channel += 1) {
            const level = Math.round(mean(x, y, channel) / given.step) * given.step;
            rgb += String.fromCharCode(Math.min(255, level));
          }
        }
      }
      return { width, height, rgb: btoa(rgb) };
    },
    { data: picture.toString('base64'), factor, step },
  );
  return encodePng(double({ ...reduced, rgb: Buffer.from(reduced.rgb, 'base64') }));
}

function double({ width, height, rgb }: Pixels): Pixels {
  const doubled = Buffer.alloc(rgb.length * 4);
  for (let y = 0; y < height * 2; y += 1) {
    for (let x = 0; x < width * 2; x += 1) {
      const from = ((y >> 1) * width + (x >> 1)) * 3;
      doubled.set(rgb.subarray(from, from + 3), (y * width * 2 + x) * 3);
    }
  }
  return { width: width * 2, height: height * 2, rgb: doubled };
}
