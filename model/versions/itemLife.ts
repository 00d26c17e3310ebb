import { compareVersions, minorOf } from './compareVersions.ts';
import { type History, readHistory, type VersionRecord } from './VersionRecord.ts';

/** Since when an item exists. */
export interface Since {
  /** Minor version: `8.11`. */
  version: string;
  /** The first minor it may have come with, where those between cannot be read. */
  from: string | null;
  /** Whether the labeled version of the documentation has it. */
  labeled: 'yes' | 'no' | 'unknown';
}

/** Since when an item is there without a break; null when the first version that was read has it. */
export function sinceOf(
  history: History,
  { missing }: Pick<VersionRecord, 'missing'>,
  labeled: string,
): Since | null {
  const added = readHistory(history, []).findLast(({ what }) => what === 'added');
  if (!added) {
    return null;
  }
  const { version } = added;
  return {
    version,
    from: firstOfGap(version, missing),
    labeled: compareVersions(`${version}.0`, labeled.replace(/-.*/, '')) > 0 ? 'no' : added.labeled,
  };
}

/** The text of a date: `8.11`, or `7.23–7.26` where the minors between cannot be read. */
export function sinceText({ version, from }: Pick<Since, 'version' | 'from'>): string {
  return from === null ? version : `${from}–${version}`;
}

/** Whether an item is part of a version. */
export function existsIn(history: History, version: string): boolean {
  const marks = readHistory(history, []).filter(
    ({ what }) => what === 'added' || what === 'removed',
  );
  const minor = minorOf(version);
  const last = marks.findLast((mark) => compareVersions(mark.version, minor) <= 0);
  return last ? last.what === 'added' : marks[0]?.what !== 'added';
}

/** The first of the missing minors right before a version; null when the one before was read. */
function firstOfGap(version: string, missing: readonly string[]): string | null {
  let first: string | null = null;
  let [major = 0, minor = 0] = version.split('.').map(Number);
  while (missing.includes(`${major}.${minor - 1}`)) {
    minor -= 1;
    first = `${major}.${minor}`;
  }
  return first;
}
