import type { Page } from '@playwright/test';
import { expect } from '#tests/setup/quietPage.ts';
import { haveFontsInFrames } from './haveFonts.ts';

/** What changes from day to day: dates and ads. */
const hidden = 'time, [data-place] * { visibility: hidden !important; }';

/** Takes a screenshot of the viewport once everything in it is loaded and still. */
export async function takeScreenshot(page: Page): Promise<Buffer> {
  // Some demos wait for a pointer that moves; where one hovers, a tooltip may be open.
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  for (const frame of page.frames()) {
    await frame.waitForFunction(isComplete);
  }
  await haveFontsInFrames(page);
  await version(page).evaluateAll((menus) =>
    menus.forEach((menu) => menu.style.setProperty('visibility', 'hidden')),
  );
  let picture: Buffer = Buffer.alloc(0);
  await expect(async () => {
    const before = picture;
    picture = await page.screenshot({ animations: 'disabled', style: hidden });
    expect(picture.equals(before), 'two pictures in a row are the same').toBe(true);
  }).toPass({ intervals: [100] });
  return picture;
}

/** The menu that names the version of the library. */
function version(page: Page) {
  return page.locator('summary', { hasText: /^v\d/ });
}

/** Whether everything in view is complete: demos and templates are live, images are loaded. */
function isComplete(): boolean {
  const snapshots =
    '[data-demo-snapshot]:not(:has(+ [role="alert"])), [data-demo-panel], [data-template-snapshot]';
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  return (
    ![...document.querySelectorAll(snapshots)].some(isInSight) &&
    [...document.images].filter(isInSight).every(({ complete }) => complete)
  );
}
