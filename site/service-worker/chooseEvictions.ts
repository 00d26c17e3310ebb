import type { WorkerSettings } from '#model/offline.ts';
import type { PageRecord } from '#site/platform/offline/PageRecord.ts';

/**
 * Pages to drop so that the rest stays within the limits, the longest unread first.
 * Saved pages always stay and cost nothing here; the page read last stays whatever its size.
 */
export function chooseEvictions(
  records: readonly PageRecord[],
  limits: WorkerSettings['limits'],
): PageRecord[] {
  const saved = records.filter((record) => record.isSaved);
  const visited = records.filter((record) => !record.isSaved).sort((a, b) => b.usedAt - a.usedAt);
  const counted = new Set(saved.flatMap(sharedKeys));
  let bytes = 0;
  const firstDropped = visited.findIndex((record, position) => {
    bytes += record.bytes + newSharedBytes(record, counted);
    return position > 0 && (position >= limits.pages || bytes > limits.bytes);
  });
  return firstDropped === -1 ? [] : visited.slice(firstDropped);
}

function sharedKeys({ files, revision }: PageRecord): string[] {
  return [revision, ...files.map(([url]) => url)];
}

/** Size of what a page shares and none before it had; a build's shell counts once, like any file. */
function newSharedBytes(record: PageRecord, counted: Set<string>): number {
  const shared = [[record.revision, record.shellBytes] as const, ...record.files];
  let bytes = 0;
  for (const [key, size] of shared) {
    if (!counted.has(key)) {
      counted.add(key);
      bytes += size;
    }
  }
  return bytes;
}
