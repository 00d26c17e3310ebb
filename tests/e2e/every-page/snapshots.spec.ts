import { expect, test } from '@playwright/test';
import { compareSnapshots } from './compareSnapshots.ts';
import { groupPages, readSitePaths } from './sitePages.ts';
import { acceptedDifference, knownDifferences } from './snapshotDifferences.ts';
import { isThorough } from './thoroughness.ts';

/** Pages whose demos are rendered in a document with sizes; `npm run visit` compares the demos of all pages. */
const samples = ['/x/react-data-grid/sorting', '/x/react-charts/bars', '/x/react-charts/gauge'];

// A demo is the same in every language, and the reference has none.
const pages = readSitePaths().filter(
  (path) => /^\/x\/(?:react-|common)/.test(path) && !path.endsWith('-api'),
);
const groups = groupPages(
  isThorough ? pages : pages.filter((path) => samples.includes(path)),
  () => 4,
);

test.describe.configure({ timeout: 1_200_000 });
// The language of the machine that builds, in which dates and numbers of a snapshot are written.
test.use({ locale: 'en-US' });

for (const { name, paths } of groups) {
  test(`a snapshot looks like the demo that takes its place: ${name}`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const blank = await context.newPage();
    const faults: string[] = [];
    for (const path of paths) {
      const accepted = acceptedDifference(path);
      for (const { name: demo, moved, difference } of await compareSnapshots(
        page,
        blank,
        path,
        accepted,
      )) {
        const what = `${path}#${demo}: ${(difference * 100).toFixed(2)}% differ, ${moved.toFixed(1)} px higher`;
        const isKnown = `${path}#${demo}` in knownDifferences;
        if (!isKnown && (difference > accepted || Math.abs(moved) >= 1)) {
          faults.push(what);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}
