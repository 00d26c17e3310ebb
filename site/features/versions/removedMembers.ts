import { minorOf } from '#model/versions/compareVersions.ts';
import { existsIn } from '#model/versions/itemLife.ts';
import { itemKinds } from '#model/versions/itemKey.ts';
import { readHistory, type VersionRecord } from '#model/versions/VersionRecord.ts';

/** A member that a version had and the newest has not. */
export interface RemovedMember {
  name: string;
  /** The minor it went with. */
  version: string;
}

/** What an export had in a version and has no more, in alphabetical order. */
export function removedMembers(
  records: readonly VersionRecord[],
  owner: string,
  version: string,
): RemovedMember[] {
  const removed = new Map<string, RemovedMember>();
  for (const { members, versions } of records) {
    const last = minorOf(versions.at(-1) ?? '');
    for (const kind of itemKinds) {
      for (const [name, history] of Object.entries(members[owner]?.[kind] ?? {})) {
        if (existsIn(history, version) && !existsIn(history, last)) {
          const went = readHistory(history, []).findLast(({ what }) => what === 'removed');
          removed.set(`${kind} ${name}`, { name, version: went?.version ?? last });
        }
      }
    }
  }
  return [...removed.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
