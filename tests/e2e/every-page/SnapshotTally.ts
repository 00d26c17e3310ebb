import type { TestInfo } from '@playwright/test';
import type { SnapshotRecord } from '#quality/records.ts';
import { acceptedDifference, knownDifferences } from './snapshotDifferences.ts';

/** What one test compared; `scripts/visit.ts` adds up what all of them did. */
export type SnapshotTally = Pick<SnapshotRecord, 'pages' | 'compared' | 'same' | 'known'>;

/** Name of the attachment that holds a tally of snapshots. */
export const snapshotTallyName = 'snapshot tally';

/** How a demo differs from its snapshot. */
export interface SnapshotDifference {
  /** Name of the demo, its anchor on the page. */
  name: string;
  /** Pixels by which the height changed. */
  moved: number;
  /** Share of the box that looks different. */
  difference: number;
}

/** What a comparison came to: both look the same, or differ as is known, or differ as they should not. */
export type Likeness = 'same' | 'known' | 'different';

/** Judges the comparison of a demo of a page. */
export function judgeSnapshot(
  path: string,
  { name, moved, difference }: SnapshotDifference,
  known: Readonly<Record<string, string>> = knownDifferences,
): Likeness {
  if (difference <= acceptedDifference(path) && Math.abs(moved) < 1) {
    return 'same';
  }
  return `${path}#${name}` in known ? 'known' : 'different';
}

/** Leaves what a test compared in its report. */
export async function attachSnapshotTally(
  info: TestInfo,
  pages: number,
  likenesses: readonly Likeness[],
): Promise<void> {
  const count = (likeness: Likeness) => likenesses.filter((each) => each === likeness).length;
  const tally: SnapshotTally = {
    pages,
    compared: likenesses.length,
    same: count('same'),
    known: count('known'),
  };
  await info.attach(snapshotTallyName, {
    body: JSON.stringify(tally),
    contentType: 'application/json',
  });
}
