import { compareVersions, minorOf } from '#model/versions/compareVersions.ts';
import { readItemKey } from '#model/versions/itemKey.ts';
import type { History, VersionRecord } from '#model/versions/VersionRecord.ts';
import type { ItemState, ReleaseItems } from './ReleaseItems.ts';

/** A version and everything it has. */
export interface ReadVersion {
  version: string;
  items: ReleaseItems;
}

const longestText = 140;

/**
 * Joins the versions of a package, oldest first, to one record. `minors` are all that the product has published.
 * Pre-releases only tell what the labeled version had: minors of the major before came out after them.
 */
export function mergeHistories(
  packageName: string,
  all: readonly ReadVersion[],
  { minors, labeled }: { minors: readonly string[]; labeled: string },
): VersionRecord {
  const texts = new Map<string, number>();
  const read = all.filter(({ version }) => !version.includes('-'));
  const labels = all.filter(({ version }) => version.includes('-'));
  const versions = read.map(({ version }) => version);
  const record: VersionRecord = {
    package: packageName,
    versions,
    missing: missingMinors(versions, minors),
    texts: [],
    exports: {},
    members: {},
  };
  for (const key of ownKeys(read)) {
    const history = withLabel(historyOf(key, read, texts), key, labels, labeled);
    const item = readItemKey(key);
    if (item.kind === 'export') {
      record.exports[item.name] = history;
    } else {
      const owner = (record.members[item.owner] ??= {});
      (owner[item.kind] ??= {})[item.name] = history;
    }
  }
  record.texts = [...texts.keys()];
  return record;
}

/** Keys of what the package declares itself in some version; the rest is in the record of the package it builds on. */
function ownKeys(read: readonly ReadVersion[]): string[] {
  const own = new Set<string>();
  for (const { items } of read) {
    for (const [key, state] of items) {
      if (state.own) {
        own.add(key);
      }
    }
  }
  // A component of this package has all its props here, also those that another package declares.
  const declared = new Set([...own].filter((key) => !key.includes('.')));
  for (const { items } of read) {
    for (const [key, { inherited }] of items) {
      if (!inherited && declared.has(key.split('.', 1)[0] ?? '')) {
        own.add(key);
      }
    }
  }
  return [...own].sort((a, b) => (a < b ? -1 : 1));
}

function historyOf(key: string, read: readonly ReadVersion[], texts: Map<string, number>): History {
  const marks: string[] = [];
  const indexes: number[] = [];
  const note = (mark: string, version: string) => marks.push(mark + minorOf(version));
  let before: ItemState | undefined;
  read.forEach(({ version, items }, index) => {
    const state = items.get(key);
    if (state && !before && index > 0) {
      note('+', version);
    }
    if (!state && before) {
      note('-', version);
    }
    if (state && before) {
      for (const [mark, from, to] of [
        ['~', before.type, state.type],
        ['=', before.default, state.default],
      ] as const) {
        if (isChange(mark, from, to)) {
          note(mark, version);
          indexes.push(textIndex(from, texts), textIndex(to, texts));
        }
      }
    }
    if (state?.deprecated && !before?.deprecated && index > 0) {
      note('!', version);
    }
    before = state;
  });
  return indexes.length > 0 ? [marks.join(' '), ...indexes] : marks.join(' ');
}

/** Marks what came with the labeled minor: `>` after the labeled version, `?` nobody knows. */
function withLabel(
  history: History,
  key: string,
  labels: readonly ReadVersion[],
  labeled: string,
): History {
  const has = ({ items }: ReadVersion) => items.has(key);
  const upTo = labels.filter(({ version }) => compareVersions(version, labeled) <= 0);
  const after = labels.filter(({ version }) => compareVersions(version, labeled) > 0);
  if (upTo.some(has)) {
    return history;
  }
  const sign = after.length > 0 && !after.every(has) ? '>' : '?';
  const mark = (marks: string) =>
    marks.replace(new RegExp(`\\+${minorOf(labeled).replace('.', '\\.')}(?= |$)`), `$&${sign}`);
  return typeof history === 'string' ? mark(history) : [mark(history[0]), ...textsOf(history)];
}

function textsOf([, ...texts]: [string, ...number[]]): number[] {
  return texts;
}

/** A default that appears in a comment for the first time was the default before. */
function isChange(mark: '~' | '=', from: string | null, to: string | null): boolean {
  return mark === '='
    ? from !== null && to !== null && tidyDefault(from) !== tidyDefault(to)
    : from !== null && to !== null && tidyType(from) !== tidyType(to);
}

function tidyDefault(text: string): string {
  return text.replace(/\.$/, '').replace(/\s+/g, '').toLowerCase();
}

/** Types that differ only in how they are written are the same. */
function tidyType(text: string): string {
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\bReact\.|\bJSX\./g, '')
    .replace(/["`]/g, "'")
    .replace(/[;,]\s*(?=[}\])]|$)/g, '')
    .replace(/\s+/g, '')
    .replace(/\|undefined\b/g, '')
    .replace(/MutableRefObject/g, 'RefObject');
}

function textIndex(text: string | null, texts: Map<string, number>): number {
  const plain = (text ?? '').replace(/import\("[^"]*"\)\./g, '');
  const short = plain.length > longestText ? `${plain.slice(0, longestText - 1)}…` : plain;
  const index = texts.get(short) ?? texts.size;
  texts.set(short, index);
  return index;
}

function missingMinors(versions: readonly string[], minors: readonly string[]): string[] {
  const read = new Set(versions.map(minorOf));
  const [first = ''] = versions;
  return minors.filter((minor) => !read.has(minor) && compareVersions(minor, first) > 0);
}
