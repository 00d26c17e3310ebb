import type { Page } from '@playwright/test';

/** How far two colors of a channel may be apart; smoothed edges of letters differ by less. */
const tolerance = 56;

/**
 * How much of what two pictures show differs, from 0 to 1, compared in an empty page of the browser. Most of a grid is
 * background, so only what is drawn counts. A pixel differs if there is none like it within two pixels in the other
 * picture: letters may be drawn a fraction further to the side.
 */
export function pictureDifference(page: Page, first: Buffer, second: Buffer): Promise<number> {
  return page.evaluate(
    async (given) => {
      const read = async (data: string) => {
        const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
        const bitmap = await createImageBitmap(blob);
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const isLike = (a: ImageData, i: number, b: ImageData, j: number) =>
        [0, 1, 2].every(
          (channel) =>
            Math.abs((a.data[i + channel] ?? 0) - (b.data[j + channel] ?? 0)) <= given.tolerance,
        );
      /** Pixels of one picture that are drawn, and those of them that the other picture does not have. */
      const compare = (a: ImageData, b: ImageData) => {
        let [drawn, missing] = [0, 0];
        const step = (x: number) => Math.max(0, Math.min(x, b.width - 1));
        for (let i = 0; i < a.data.length; i += 4) {
          const [x, y] = [(i / 4) % a.width, Math.floor(i / 4 / a.width)];
          if (isLike(a, i, a, 0)) {
            continue;
          }
          drawn += 1;
          let isFound = false;
          for (let dy = -2; dy <= 2 && !isFound; dy += 1) {
            for (let dx = -2; dx <= 2 && !isFound; dx += 1) {
              const row = Math.max(0, Math.min(y + dy, b.height - 1));
              isFound = isLike(a, i, b, (row * b.width + step(x + dx)) * 4);
            }
          }
          missing += isFound ? 0 : 1;
        }
        return { drawn, missing };
      };
      const [one, other] = [await read(given.first), await read(given.second)];
      const [there, back] = [compare(one, other), compare(other, one)];
      return (there.missing + back.missing) / Math.max(there.drawn + back.drawn, 1);
    },
    { first: first.toString('base64'), second: second.toString('base64'), tolerance },
  );
}
