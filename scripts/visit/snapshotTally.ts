import type { JSONReport } from '@playwright/test/reporter';
import { type SnapshotTally, snapshotTallyName } from '#tests/e2e/every-page/SnapshotTally.ts';
import { readAttachments } from './readAttachments.ts';

/** Sums what the tests of a visit compared, from Playwright's report. */
export function sumSnapshots(report: JSONReport): SnapshotTally {
  const tallies = readAttachments<SnapshotTally>(report, snapshotTallyName);
  const sum = (key: keyof SnapshotTally) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { pages: sum('pages'), compared: sum('compared'), same: sum('same'), known: sum('known') };
}

/** Why a comparison must not be recorded as the state of the site; null when it may. */
export function whyNotRecordSnapshots(
  { pages, compared }: SnapshotTally,
  expectedPages: number,
  exitCode: number | null,
): string | null {
  if (exitCode !== 0) {
    return 'not everything passed';
  }
  if (pages !== expectedPages) {
    return `the demos of ${pages} of ${expectedPages} pages were compared`;
  }
  return compared === 0 ? 'no demo was compared' : null;
}
