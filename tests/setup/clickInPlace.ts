import type { Locator } from '@playwright/test';
import { expect } from './quietPage.ts';

/** Clicks on something where it is; `click` scrolls to it first, in Firefox even to what is in view. */
export async function clickInPlace(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await target.page().mouse.click(x + width / 2, y + height / 2);
}
