import { expect, test } from '@playwright/test';
import { compareSnapshots } from './compareSnapshots.ts';
import { groupPages, readSnapshotPaths } from './sitePages.ts';
import { acceptedDifference } from './snapshotDifferences.ts';
import { attachSnapshotTally, judgeSnapshot, type Likeness } from './SnapshotTally.ts';
import { isThorough } from './thoroughness.ts';

/** Pages whose demos are rendered in a document with sizes; `npm run visit` compares the demos of all pages. */
const samples = ['/x/react-data-grid/sorting', '/x/react-charts/gauge'];

const pages = readSnapshotPaths();
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
  }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const blank = await context.newPage();
    const likenesses: Likeness[] = [];
    const faults: string[] = [];
    for (const path of paths) {
      const accepted = acceptedDifference(path);
      for (const comparison of await compareSnapshots(page, blank, path, accepted)) {
        const likeness = judgeSnapshot(path, comparison);
        likenesses.push(likeness);
        if (likeness === 'different') {
          const { name: demo, moved, difference } = comparison;
          faults.push(
            `${path}#${demo}: ${(difference * 100).toFixed(2)}% differ, ${moved.toFixed(1)} px higher`,
          );
        }
      }
    }
    await attachSnapshotTally(info, paths.length, likenesses);
    expect(faults).toEqual([]);
  });
}
