import { expect, test } from '@playwright/test';
import { openPausedSite } from '#tests/setup/pausedSite.ts';
import { keepSystemFonts, recordShifts } from '#tests/setup/layoutShifts.ts';
import { samplePages } from './samplePages.ts';
import { shiftFaults } from './shiftFaults.ts';
import { isThorough } from './thoroughness.ts';

test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: 300_000 });

/** Where documents are cut; the navigation fills the first half of most. */
const cuts = [0.2, 0.55, 0.65, 0.75, 0.85, 0.95];

const paths = [...samplePages, '/x/quality', '/x/api/date-pickers/time-range-picker'];

/** `npm run visit` cuts every page everywhere; in `npm test` each page is cut in two places, its neighbors in others. */
const cutsOf = (place: number) =>
  isThorough ? cuts : cuts.filter((_, index) => index % 3 === place % 3);

for (const [place, path] of paths.entries()) {
  test(`every page: nothing of ${path} moves when it is shown half read`, async ({
    page,
    baseURL,
  }) => {
    const site = await openPausedSite(baseURL!);
    const moved: string[] = [];
    await keepSystemFonts(page);
    await recordShifts(page);
    for (const cut of cutsOf(place)) {
      site.cutAt(cut);
      await page.goto(site.origin + path, { waitUntil: 'commit' });
      await page.waitForFunction(wasPainted, null, { polling: 50 });
      site.sendRest();
      await page.waitForLoadState('load');
      await page.evaluate(() => new Promise(requestAnimationFrame));
      moved.push(...(await shiftFaults(page)).map(({ what }) => `cut at ${cut}: ${what}`));
    }
    await site.close();
    expect(moved.join('\n')).toBe('');
  });
}

test('an unfinished header is not laid out, and shows with the first words after it', async ({
  page,
  baseURL,
}) => {
  const path = '/x/introduction/licensing';
  const document = await (await fetch(baseURL + path)).text();
  const site = await openPausedSite(baseURL!);
  const after = (mark: string, count: number) => (document.indexOf(mark) + count) / document.length;
  site.cutAt(after('<header', 1500), after('<main', 6000));
  await keepSystemFonts(page);
  await recordShifts(page);
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  const link = page.locator('#shell a').first();
  await expect(link).toBeAttached();
  const isLaidOut = () => link.evaluate((element) => element.checkVisibility());
  expect(await isLaidOut()).toBe(false);
  site.sendRest();
  await page.waitForFunction(wasPainted, null, { polling: 50 });
  expect(await isLaidOut()).toBe(true);
  site.sendRest();
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await shiftFaults(page)).toEqual([]);
  await site.close();
});

/** Of a document that is cut early there may be nothing to show. */
function wasPainted(): boolean {
  return (
    performance.getEntriesByName('first-contentful-paint').length > 0 || performance.now() > 1000
  );
}
