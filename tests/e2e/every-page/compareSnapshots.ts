import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from '#tests/setup/openPage.ts';
import { pictureDifference } from './pictureDifference.ts';
import type { SnapshotDifference } from './SnapshotTally.ts';

/** A demo's snapshot beside the running demo that took its place. */
export interface SnapshotComparison extends SnapshotDifference {
  snapshot: Buffer;
  live: Buffer;
}

/** Parts of the page that stay where they are while it scrolls would be in the pictures. */
const onlyTheDemo = 'header, [data-fixed] { visibility: hidden !important; }';

/** How long a demo may take until it shows what its snapshot shows, in milliseconds: some ask a pretended server first. */
const patience = 2_600;

/**
 * Opens a page whose demos cannot start yet, takes pictures of their snapshots, lets them start and compares. `blank` is an
 * empty page to compare them in.
 */
export async function compareSnapshots(
  page: Page,
  blank: Page,
  path: string,
  acceptable: number,
): Promise<SnapshotComparison[]> {
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/demo-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, path);
  const names = await page
    .locator('[data-demo-snapshot]')
    .evaluateAll((all) => all.map((element) => element.closest('[id]')?.id ?? ''));
  const before = new Map<string, { picture: Buffer; height: number }>();
  for (const name of names) {
    const snapshot = page.locator(`[id="${name}"] [data-demo-snapshot]`);
    // A demo in a frame of its own has none.
    if ((await snapshot.innerHTML()) !== '') {
      before.set(name, { picture: await takePicture(snapshot), height: await heightOf(snapshot) });
    }
  }
  start();
  const comparisons: SnapshotComparison[] = [];
  for (const [name, { picture, height }] of before) {
    const demo = page.locator(`[id="${name}"] [data-demo-live]`);
    await page.locator(`[id="${name}"]`).scrollIntoViewIfNeeded();
    await expect(demo).toBeVisible();
    let live = await takePicture(demo);
    let difference = await pictureDifference(blank, picture, live);
    const until = Date.now() + patience;
    while (difference > acceptable && Date.now() < until) {
      await page.waitForTimeout(400);
      live = await takePicture(demo);
      difference = Math.min(difference, await pictureDifference(blank, picture, live));
    }
    const moved = (await heightOf(demo)) - height;
    comparisons.push({ name, moved, difference, snapshot: picture, live });
  }
  await page.unroute('**/assets/demo-*.js');
  return comparisons;
}

function takePicture(element: Locator): Promise<Buffer> {
  return element.screenshot({ style: onlyTheDemo, animations: 'disabled', caret: 'hide' });
}

function heightOf(element: Locator): Promise<number> {
  return element.evaluate((box) => box.getBoundingClientRect().height);
}
