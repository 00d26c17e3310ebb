import { compareVersions, minorOf } from './compareVersions.ts';
import { existsIn } from './itemLife.ts';
import { type ItemKind, itemKinds } from './itemKey.ts';
import {
  type History,
  type HistoryMark,
  readHistory,
  type VersionRecord,
} from './VersionRecord.ts';

/** What happened to an item between two versions. */
export const changeKinds = ['removed', 'changed', 'deprecated', 'added'] as const;

/** What happened to an item between two versions. */
export type ChangeKind = (typeof changeKinds)[number];

/** One difference between two versions of a package. */
export interface ApiChange {
  change: ChangeKind;
  kind: 'export' | ItemKind;
  /** The export a member belongs to; null for an export. */
  owner: string | null;
  name: string;
  /** The minor it happened in. */
  version: string;
  /** Types or defaults, for what changed. */
  texts: { what: 'type' | 'default'; before: string; after: string }[];
}

/** Why two versions cannot be compared. */
export type VersionProblem =
  | { kind: 'unknown'; version: string; first: string; last: string }
  | { kind: 'tooOld'; version: string; first: string }
  | { kind: 'unread'; version: string; nearest: string }
  | { kind: 'order'; from: string; to: string };

/** Compares two versions of a package, given in any form such as `7.22` or `8.0.1`. */
export function diffVersions(
  record: VersionRecord,
  from: string,
  to: string,
): { changes: ApiChange[] } | { problem: VersionProblem } {
  const problem = checkVersion(record, from) ?? checkVersion(record, to);
  if (problem) {
    return { problem };
  }
  const bounds = { from: minorOf(from), to: minorOf(to) };
  if (compareVersions(bounds.from, bounds.to) > 0) {
    return { problem: { kind: 'order', ...bounds } };
  }
  const changes: ApiChange[] = [];
  const gone = new Set<string>();
  const isNew = new Set<string>();
  for (const [name, history] of Object.entries(record.exports)) {
    const change = changeOf(history, record, bounds, { kind: 'export', owner: null, name });
    changes.push(...change);
    change.forEach((each) => (each.change === 'removed' ? gone : isNew).add(name));
    if (!change.some((each) => each.change === 'added')) {
      isNew.delete(name);
    }
  }
  for (const [owner, kinds] of Object.entries(record.members)) {
    // What comes or goes with its export is not listed again.
    if (gone.has(owner) || isNew.has(owner)) {
      continue;
    }
    for (const kind of itemKinds) {
      for (const [name, history] of Object.entries(kinds[kind] ?? {})) {
        changes.push(...changeOf(history, record, bounds, { kind, owner, name }));
      }
    }
  }
  return { changes };
}

/** Why a version cannot be used; null when it can. */
export function checkVersion(
  { versions, missing }: Pick<VersionRecord, 'versions' | 'missing'>,
  version: string,
): VersionProblem | null {
  const minors = versions.map(minorOf);
  const [first = '', last = ''] = [minors[0], minors.at(-1)];
  if (!/^\d{1,3}\.\d{1,3}(\.\d{1,4})?(-[\w.]+)?$/.test(version)) {
    return { kind: 'unknown', version, first, last };
  }
  const minor = minorOf(version);
  if (minors.includes(minor)) {
    return null;
  }
  if (compareVersions(minor, first) < 0) {
    return { kind: 'tooOld', version, first };
  }
  const nearest = minors.findLast((each) => compareVersions(each, minor) < 0) ?? first;
  return missing.includes(minor)
    ? { kind: 'unread', version, nearest }
    : { kind: 'unknown', version, first, last };
}

function changeOf(
  history: History,
  { texts }: VersionRecord,
  { from, to }: { from: string; to: string },
  item: Pick<ApiChange, 'kind' | 'owner' | 'name'>,
): ApiChange[] {
  const marks = readHistory(history, texts).filter(
    ({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
  );
  if (marks.length === 0) {
    return [];
  }
  const [before, after] = [existsIn(history, from), existsIn(history, to)];
  const last = (what: HistoryMark['what']) => marks.findLast((mark) => mark.what === what);
  const make = (change: ChangeKind, version: string, own: ApiChange['texts'] = []) => [
    { change, ...item, version, texts: own },
  ];
  if (before !== after) {
    const mark = last(after ? 'added' : 'removed');
    return make(after ? 'added' : 'removed', mark?.version ?? to);
  }
  if (!after) {
    return [];
  }
  const changed = (['type', 'default'] as const).flatMap((what) => {
    const own = marks.filter((mark) => mark.what === what);
    const [first, final] = [own[0], own.at(-1)];
    return first && final && first.before !== final.after
      ? [{ what, before: first.before ?? '', after: final.after ?? '', version: final.version }]
      : [];
  });
  const deprecated = last('deprecated');
  return [
    ...(changed.length > 0
      ? make(
          'changed',
          changed.at(-1)?.version ?? to,
          changed.map(({ what, before: old, after: now }) => ({ what, before: old, after: now })),
        )
      : []),
    ...(deprecated ? make('deprecated', deprecated.version) : []),
  ];
}
